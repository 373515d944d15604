import { expect, it } from 'vitest';
import { fitText } from './text';

it('text from outside keeps its letters, whatever their script, and loses what turns or breaks its surroundings', () => {
  for (const fit of ['Zoë', 'שרה', 'ليلى', '😀', 'Ann-Marie O’Neill', '']) expect(fitText(fit)).toBe(fit);
  expect(fitText('a\u202Eb\u061Cc\u2069')).toBe('abc');
  expect(fitText('\ud800x\udfff😀')).toBe('\uFFFDx\uFFFD😀');
  expect(encodeURIComponent(fitText('x\ud800'))).toBe('x%EF%BF%BD');
});
