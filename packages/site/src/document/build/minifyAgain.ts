import { minify } from 'terser';
import type { MinifyOptions } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies the entry once more: names are given by how often they are used, and after the first time other ones are
 * used often. Every page is 0.1 kB smaller for it.
 */
export function minifyAgainPlugin(options: MinifyOptions): Plugin {
  return {
    name: 'janus-minify-again',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry) continue;
        const { code } = await minify(file.code, options);
        if (code !== undefined) file.code = code;
      }
    },
  };
}
