import { dev } from '$app/environment';
import { resolve } from '$app/paths';
import type { Workbox } from 'workbox-window';

/**
 * Where taking the app along stands: `off` (not asked for, or this browser can't), `installing`, `ready` (plays without
 * a network), `error`, or `insecure` (served over plain http, where browsers keep nothing).
 */
export type OfflineState = 'off' | 'installing' | 'ready' | 'error' | 'insecure';

class Pwa {
  /** Can the table sit down where there is no network? */
  state: OfflineState = $state('off');
  /** A newer version is on the device and waits for the table's yes. */
  updateReady = $state(false);
  #workbox: Workbox | null = null;
  #asked = false;

  /** Takes the app onto the device. Called once, when the first page stands. */
  async register(): Promise<void> {
    if (dev || this.#asked) return;
    this.#asked = true;
    if (!isSecureContext) {
      this.state = 'insecure';
      return;
    }
    if (!('serviceWorker' in navigator)) return;
    this.state = 'installing';
    // Keeping the app can wait until the first page stands; its code comes after that.
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox(`${resolve('/')}service-worker.js`, { type: 'classic' });
    this.#workbox = workbox;
    workbox.addEventListener('waiting', () => (this.updateReady = true));
    workbox.addEventListener('activated', () => (this.state = 'ready'));
    workbox.addEventListener('redundant', () => {
      // The download broke off. A page that an older version serves goes on playing offline with that one.
      if (navigator.serviceWorker.controller === null) this.state = 'error';
    });
    // Every open tab has to leave the old version when the new one takes over; on the first visit nothing is old.
    let controlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (controlled) location.reload();
      controlled = true;
    });
    try {
      const registration = await workbox.register();
      // `activating` still stores files; `activated` above tells when it is done.
      if (registration?.active?.state === 'activated') this.state = 'ready';
      if (registration?.waiting && registration.active) this.updateReady = true;
    } catch (error) {
      console.error(error);
      // With no network the worker on the device still serves this very page.
      this.state = navigator.serviceWorker.controller === null ? 'error' : 'ready';
    }
  }

  /** The table says yes: the new version takes over, and every tab reloads. */
  update(): void {
    this.#workbox?.messageSkipWaiting();
  }

  /** Asks the host for a newer version now. */
  async check(): Promise<void> {
    await this.#workbox?.update();
  }
}

/** Keeping the app on this device, for the whole app. */
export const pwa = new Pwa();
