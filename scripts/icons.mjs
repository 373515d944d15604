/** Draws the PNG icons from static/icons/icon.svg with a Chromium. Run after the drawing has changed; commit the results. */
import { chromium } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { CHROMIUM } from './engines.mjs';

const drawing = readFileSync('static/icons/icon.svg', 'utf8');
/** Filled to the edge, the mark inside the circle every mask keeps (80 % across). */
const maskable = drawing
  .replace(' rx="112"', '')
  .replace('translate(64 68) scale(6)', 'translate(121.6 124) scale(4.2)');
/** Filled to the edge: iOS rounds the corners itself. */
const square = drawing.replace(' rx="112"', '');

const ICONS = /** @type {const} */ ([
  ['icon-192.png', drawing, 192],
  ['icon-512.png', drawing, 512],
  ['maskable-192.png', maskable, 192],
  ['maskable-512.png', maskable, 512],
  ['apple-touch-icon.png', square, 180]
]);

const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu']
});
for (const [name, svg, size] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  writeFileSync(`static/icons/${name}`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
console.log(`${ICONS.length} icons`);
