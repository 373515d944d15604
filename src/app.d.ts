declare global {
  // SvelteKit looks for its own namespace here.
  namespace App {
    /** Of an entry of the history: how many things lay on top of the page (lib/ui/back.ts). Nothing of any game. */
    interface PageState {
      readonly depth?: number;
      /** When the window that made the entry was loaded, in milliseconds since 1970. */
      readonly life?: number;
    }
  }
}

export {};
