/**
 * Gathers the licences of what ships with the app (the dependencies, all the way down, and the parts of the build tools
 * that end up in the pages) into static/third-party-notices.txt. Commit the result.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifest, shipped } from './shipped.mjs';

const notices = [...shipped()].sort().map((name) => {
  const { version, license = 'see below', author } = manifest(name);
  const by = typeof author === 'string' ? author : author?.name;
  const texts = readdirSync(join('node_modules', name))
    .filter((file) => /^(licen[cs]e|notice|copying|ofl)/i.test(file))
    .sort()
    .map((file) =>
      readFileSync(join('node_modules', name, file), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim()
    );
  return [`${name} ${version} (${license})${by === undefined ? '' : `, ${by}`}`, ...texts].join('\n\n');
});

const rule = `\n\n${'-'.repeat(72)}\n\n`;
writeFileSync(
  'static/third-party-notices.txt',
  `Tischlein contains the work of others, with thanks:${rule}${notices.join(rule)}\n`
);
console.log(`${notices.length} notices`);
