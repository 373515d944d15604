/** Two versions of the app on one host: the build, and a later one of which every part has another name. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { entriesOf } from '../../scripts/precache.mjs';
import { serve } from '../../scripts/serve.mjs';

/** What the shelf says in the build, and what it says in the later version. */
export const SAYS = { first: 'Credits and licences', later: 'Credits and all licences' } as const;

const TEXT = /\.(js|css|html|json)$/;

function filesOf(dir: string): readonly string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** How the policy names the script that starts a page; what is no page has none, and its hash stands in no policy. */
function hashOf(html: string): string {
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  return createHash('sha256').update(script).digest('base64');
}

/** Makes the build in this folder into a later one: other names for all parts, and one sentence changed. */
function makeLater(dir: string): void {
  const parts = filesOf(join(dir, '_app/immutable')).filter((file) => /\.(js|css)$/.test(file));
  const named = new RegExp(parts.map((file) => basename(file).replaceAll('.', '\\.')).join('|'), 'g');
  const headers = join(dir, '_headers');
  for (const file of filesOf(dir).filter((name) => TEXT.test(name))) {
    const text = readFileSync(file, 'utf8');
    const later = text.replaceAll(named, (name) => `later-${name}`).replaceAll(SAYS.first, SAYS.later);
    const [before, after] = [hashOf(text), hashOf(later)];
    writeFileSync(file, later.replaceAll(before, after));
    writeFileSync(headers, readFileSync(headers, 'utf8').replaceAll(before, after));
  }
  for (const file of parts) renameSync(file, join(file, '..', `later-${basename(file)}`));
  const worker = join(dir, 'service-worker.js');
  const list = /\[\{"url":.*?\}\]/;
  const text = readFileSync(worker, 'utf8');
  if (!list.test(text)) throw new Error('the worker has no list of files');
  writeFileSync(
    worker,
    text.replace(list, () => JSON.stringify(entriesOf(dir)))
  );
}

/** A host with a folder of its own, which can be given a later version. */
export class Host {
  private constructor(
    readonly url: string,
    private readonly dir: string,
    private readonly server: Server
  ) {}

  /** Serves a copy of the build on a port that is free. */
  static async open(): Promise<Host> {
    const dir = mkdtempSync(join(tmpdir(), 'tischlein-host-'));
    cpSync('build', dir, { recursive: true });
    const server = await serve(dir, 0);
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return new Host(`http://127.0.0.1:${address.port}`, dir, server);
  }

  /** From now on the host has the later version, and nothing of the first. */
  update(): void {
    makeLater(this.dir);
  }

  /** Stops answering. */
  async stop(): Promise<void> {
    if (!this.server.listening) return;
    await new Promise((closed) => {
      this.server.close(closed);
      this.server.closeAllConnections();
    });
  }

  /** Stops answering, and removes the folder. */
  async close(): Promise<void> {
    await this.stop();
    rmSync(this.dir, { recursive: true, force: true });
  }
}
