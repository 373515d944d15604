import { describe, expect, it } from 'vitest';
import type { Phase } from '$lib/games/saludos-amigos';
import { exampleView } from '../testing';
import { momentOf } from './moment';

describe('The help for the moment', () => {
  it.each<[Phase, string]>([
    ['draw', 'draw'],
    ['dice', 'dice'],
    ['talks', 'talks'],
    ['calling', 'call'],
    ['attending', 'call'],
    ['splitting', 'split'],
    ['ready', 'split'],
    ['cards', 'session'],
    ['revealed', 'session'],
    ['over', 'end']
  ])('explains in the phase "%s" the topic "%s"', (phase, topic) => {
    expect(momentOf(exampleView({ phase })).now).toBe(topic);
  });

  it('explains the journalist as long as the turn before was one', () => {
    const last = { kind: 'journalist', holder: 4, back: [2, 0, 3, 0, 1], isLaidOut: false } as const;
    expect(momentOf(exampleView({ phase: 'draw', last })).now).toBe('press');
  });

  it('names the clock only where the table talks by one', () => {
    expect(momentOf(exampleView()).related).not.toContain('talkClock');
    expect(momentOf(exampleView({ options: { ...exampleView().options, talkClock: 3 } })).related).toContain(
      'talkClock'
    );
  });
});
