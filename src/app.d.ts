declare global {
  // SvelteKit looks for its own namespace here; we have nothing to add yet.
  namespace App {}
}

export {};
