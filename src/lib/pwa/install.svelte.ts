/** What browsers that can install an app by themselves hand to its page. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/**
 * How this browser takes the app onto the home screen: it is there (`done`), by one tap (`prompt`), by two taps people
 * make themselves (`apple`), or in some menu we cannot know (`menu`).
 */
export type InstallWay = 'done' | 'prompt' | 'apple' | 'menu';

class Install {
  #prompt: InstallPrompt | null = $state.raw(null);
  #isDone = $state(false);

  /** Listens for what the browser offers. Called once, when the first page stands. */
  listen(): void {
    this.#isDone =
      matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
    addEventListener('beforeinstallprompt', (event) => {
      // The browser would show it now; we keep it for a better moment.
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
    });
    addEventListener('appinstalled', () => {
      this.#isDone = true;
      this.#prompt = null;
    });
  }

  get way(): InstallWay {
    if (this.#isDone) return 'done';
    if (this.#prompt !== null) return 'prompt';
    return 'standalone' in navigator ? 'apple' : 'menu';
  }

  /** Asks the browser to install it. True when people said yes. */
  async ask(): Promise<boolean> {
    const prompt = this.#prompt;
    if (prompt === null) return false;
    // It can be shown once.
    this.#prompt = null;
    await prompt.prompt();
    const { outcome } = await prompt.userChoice;
    return outcome === 'accepted';
  }
}

/** Taking the app onto the home screen, for the whole app. */
export const install = new Install();
