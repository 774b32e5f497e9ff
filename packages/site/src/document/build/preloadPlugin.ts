import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = fileURLToPath(new URL('../../browser/loadWithStyles.ts', import.meta.url));

/**
 * Replaces Vite's code for loading a chunk with the site's own. Vite's adds half a kilobyte to every page: for
 * preloading scripts, which this build leaves to the document, and for sites below a path.
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
