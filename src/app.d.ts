declare global {
  // SvelteKit looks for its own namespace here; we have nothing to add yet.
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the way SvelteKit asks for it
  namespace App {}
}

export {};
