import adapterStatic from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { injectPrecache } from './scripts/precache.mjs';

// Every route is prerendered; 200.html answers whatever is not a file (the query of a table lives in the same page).
const inner = adapterStatic({ pages: 'build', fallback: '200.html', strict: true });

/** @type {import('@sveltejs/kit').Config} */
export default {
  preprocess: vitePreprocess(),
  kit: {
    adapter: {
      name: 'static+precache',
      async adapt(builder) {
        await inner.adapt(builder);
        // Inside the adapter, so that nobody who calls `vite build` can forget it.
        builder.log.success(`precache: ${injectPrecache('build')} files`);
      }
    },
    // src/lib/pwa registers it, because an update waits for the table's yes.
    serviceWorker: { register: false },
    // BASE_PATH=/somewhere when the host does not serve us at its root.
    paths: { base: /** @type {'' | `/${string}`} */ (process.env.BASE_PATH ?? ''), relative: false },
    // Constant unless a release sets it: the same sources make the same bytes.
    version: { name: process.env.APP_VERSION ?? 'dev' }
  }
};
