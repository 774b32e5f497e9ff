import type { Plugin } from 'vite';

const sentinel = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * React makes the signals it throws to itself while it loads. Each is an Error, and a browser that is being watched
 * (DevTools, Lighthouse) parses the whole file again to say where it was made: more than 100 ms on a phone.
 * The signals stay errors with their messages, and only have no trace.
 */
export function withoutTraces(code: string): string {
  const quiet = code.replaceAll(
    sentinel,
    '$1 = Object.assign(Object.create(Error.prototype), { message: $2 })',
  );
  if (quiet === code)
    throw new Error(
      'React makes its signals otherwise now: look at packages/site/src/document/build/entryPlugin.ts.',
    );
  return quiet;
}

/**
 * Asks V8 to compile the file while it arrives, beside the main thread: compiled function by function as they are
 * called, React alone holds a phone up for 100 ms. Elsewhere it is a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Makes the script that every page starts with quick to run. */
export function entryPlugin(): Plugin {
  return {
    name: 'site-entry',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: withoutTraces(code), map: null }),
    },
    // It has to stand first: after the minifier, which keeps no comments, and after Vite's own first line.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.isEntry) chunk.code = compileHint + chunk.code;
      },
    },
  };
}
