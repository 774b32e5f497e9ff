import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = fileURLToPath(new URL('../../browser/loadWithStyles.ts', import.meta.url));

/**
 * Puts the site's own way to load a chunk in the place of Vite's, which weighs half a kilobyte more in every page: for
 * preloading scripts, which this build leaves to the document, and for pages below a path.
 */
export function preloadPlugin(): Plugin {
  return {
    name: 'site-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => `export { loadWithStyles as __vitePreload } from ${JSON.stringify(own)};`,
    },
  };
}
