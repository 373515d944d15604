import { dev } from '$app/environment';
import { resolve } from '$app/paths';
import type { Workbox } from 'workbox-window';

/**
 * Where taking the app along stands: `off` (not known yet, or this browser can't), `installing`, `ready` (plays without a
 * network), `error`, or `insecure` (served over plain http, where browsers keep nothing).
 */
export type OfflineState = 'off' | 'installing' | 'ready' | 'error' | 'insecure';

/** A tablet may show the app for weeks: asked for a newer version when it is taken up, but not more often than this. */
const AN_HOUR = 3_600_000;

class Pwa {
  /** Can the table sit down where there is no network? */
  state: OfflineState = $state('off');
  /** A newer version is on the device and waits for the table's yes. */
  updateReady = $state(false);
  /**
   * Another window has said yes: this one still shows the version before. It goes on with it, for its game's sake, and
   * shows the new one from the next page on. Where the new one has raised the store's own number, this one can't save any
   * more: it says so, and its game goes on in memory.
   */
  isOlder = $state(false);
  /** Some part of this version could not be had. Only loading the page again helps. */
  isIncomplete = $state(false);
  #workbox: Workbox | null = null;
  #registration: ServiceWorkerRegistration | null = null;
  #isAsked = false;
  #saidYes = false;
  /** The worker that was asked whether all its files are there. */
  #answering: ServiceWorker | null = null;

  /** Takes the app onto the device. Called once, when the first page stands. */
  async register(): Promise<void> {
    if (dev || this.#isAsked) return;
    this.#isAsked = true;
    // What was fetched in good time is asked for again when it is needed, and whoever needs it says what is missing: only
    // where nobody does, the page is told.
    const missing: unknown[] = [];
    addEventListener('vite:preloadError', ({ payload }) => missing.push(payload));
    addEventListener('unhandledrejection', ({ reason }) => {
      if (missing.includes(reason)) this.isIncomplete = true;
    });
    if (!isSecureContext) {
      this.state = 'insecure';
      return;
    }
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (container === undefined) return;
    // On the first visit nothing is old, and everything has to be fetched.
    let wasControlled = container.controller !== null;
    if (!wasControlled) this.state = 'installing';
    container.addEventListener('controllerchange', () => {
      if (this.#saidYes) location.reload();
      else if (wasControlled) this.isOlder = true;
      wasControlled = true;
      this.#look();
    });
    try {
      // Keeping the app can wait until the first page stands; its code comes after that.
      const { Workbox } = await import('workbox-window');
      this.#workbox = new Workbox(`${resolve('/')}service-worker.js`, { type: 'classic' });
      const registration = await this.#workbox.register({ immediate: true });
      if (registration === undefined) return;
      this.#registration = registration;
      registration.addEventListener('updatefound', () => this.#watch(registration.installing));
      for (const worker of [registration.installing, registration.waiting, registration.active]) this.#watch(worker);
      registration.active?.postMessage({ type: 'TIDY' });
    } catch (error) {
      console.error(error);
      // With no network the worker on the device still serves this very page.
      if (container.controller === null) this.state = 'error';
      else this.#ask(container.controller);
      return;
    }
    let asked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < AN_HOUR) return;
      asked = Date.now();
      void this.check();
    });
  }

  #watch(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => this.#look());
    this.#look();
  }

  /** Reads off the registration where things stand. */
  #look(): void {
    if (this.#registration === null) return;
    const { installing, waiting, active } = this.#registration;
    this.updateReady = waiting !== null && active !== null;
    // `activating` still stores files. A download that broke off costs a page nothing that an older version serves.
    if (active?.state === 'activated') this.#ask(active);
    else if (installing === null && waiting === null && active === null) this.state = 'error';
  }

  /** Is all of it on the device? Asked once a start: a browser may have let go of files since they were stored. */
  #ask(worker: ServiceWorker): void {
    if (this.#answering === worker) return;
    this.#answering = worker;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<{ readonly whole: boolean }>) => {
      this.state = data.whole ? 'ready' : 'error';
      port1.close();
    };
    worker.postMessage({ type: 'LOOK' }, [port2]);
  }

  /** The table says yes: the new version takes over, and this window shows it. */
  update(): void {
    this.#saidYes = true;
    // Another window may have been quicker.
    if (this.#registration?.waiting) this.#workbox?.messageSkipWaiting();
    else location.reload();
  }

  /** Asks the host for a newer version now. Without a network, nothing comes of it. */
  async check(): Promise<void> {
    await this.#workbox?.update().catch(() => undefined);
  }
}

/** Keeping the app on this device, for the whole app. */
export const pwa = new Pwa();
