/**
 * Windows that still showed the version before when this one took over. Their ids stand in a cache of their own, because
 * a worker forgets everything whenever the browser puts it to sleep.
 */

const NOTE = 'tischlein-older-windows';
const AT = '/older-windows';

/** Writes down which windows this version has just taken over. Called once, before any page of this version opens. */
export async function rememberOlder(clients: Clients): Promise<void> {
  const windows = await clients.matchAll({ type: 'window' });
  if (windows.length === 0) {
    await caches.delete(NOTE);
    return;
  }
  const note = await caches.open(NOTE);
  await note.put(AT, new Response(JSON.stringify(windows.map(({ id }) => id))));
}

/** Was there such a window when somebody last looked? */
export function wereOlderOpen(): Promise<boolean> {
  return caches.has(NOTE);
}

/** Is one of them still open? Forgets them when none is. */
export async function isAnyOlderOpen(clients: Clients): Promise<boolean> {
  const note = await caches.match(AT, { cacheName: NOTE });
  const ids = note === undefined ? [] : ((await note.json()) as readonly string[]);
  const open = await Promise.all(ids.map((id) => clients.get(id)));
  if (open.some((client) => client !== undefined)) return true;
  await caches.delete(NOTE);
  return false;
}
