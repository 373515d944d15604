/**
 * Makes pictures of dots of what stands on the shelf first, the covers, the names drawn upon them, the boards behind, of the
 * wood under every hand and of the cards of the map. A tablet makes a whole document of an SVG file before it draws it, and
 * draws all of it again for each part it shows. Run after one of these drawings has changed; commit the results.
 */
import { chromium } from '@playwright/test';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM } from './engines.mjs';

const SHELF = 'src/routes/shelf/pictures';
/** Covers: twice what they are drawn in, since the shelf shows them 210 wide on screens of two dots a pixel. */
const COVER = { width: 480, height: 624, quality: 0.9 };
/** The boards are stretched over the whole shelf; soft grain shows no dots. */
const BOARDS = { width: 1770, height: 528, quality: 0.8 };

/**
 * Runs in the page.
 * @param {{ svg: string, width: number, height: number, quality: number }} drawing
 * @returns {Promise<string>} WebP as base64
 */
async function draw({ svg, width, height, quality }) {
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml;base64,${svg}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  return canvas.toDataURL('image/webp', quality).replace(/^.*,/, '');
}

/** Stretched over the whole screen, and see-through: the colour of the wood lies behind it. */
const WOOD = { width: 1180, height: 820, quality: 0.7 };
/** Ten by two cards, sharp where the map is seen near: 80 wide on a tablet, up to 4.5 times that. */
const CARDS = { width: 3200, height: 640, quality: 0.8 };

const drawings = [
  ...readdirSync(SHELF)
    .filter((name) => name.endsWith('.svg') && !name.endsWith('-emblem.svg'))
    .map((name) => ({ path: join(SHELF, name), ...(name.startsWith('boards') ? BOARDS : COVER) })),
  { path: 'src/lib/ui/pictures/wood.svg', ...WOOD },
  { path: 'src/routes/bureaunauts/drawings/pictures/cards.svg', ...CARDS }
];
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu']
});
const page = await browser.newPage();
for (const { path, ...as } of drawings) {
  const svg = readFileSync(path).toString('base64');
  const webp = await page.evaluate(draw, { svg, ...as });
  writeFileSync(path.replace(/svg$/, 'webp'), Buffer.from(webp, 'base64'));
}
await browser.close();
console.log(`${drawings.length} pictures`);
