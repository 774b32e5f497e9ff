import type { Plugin } from 'vite';

/**
 * Lets V8 compile the file on another thread while it downloads: compiled function by function as they are called,
 * React alone blocks a phone for 100 ms. Other browsers ignore the comment. https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Adds the compile hint to the script that every page starts with. */
export function entryPlugin(): Plugin {
  return {
    name: 'site-entry',
    apply: 'build',
    // It must be the first line: added after the minifier, which removes comments, and after Vite's own first line.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.isEntry) chunk.code = compileHint + chunk.code;
      },
    },
  };
}
