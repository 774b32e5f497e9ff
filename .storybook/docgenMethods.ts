import type { Plugin } from 'vite';

const method = /^( {2}\w+\??)(\([^;{}]*\)): ([^;{}]+);$/gm;

/** Rewrites `onClose(): void` to `onClose: () => void`, because react-docgen omits methods from the table of props. */
export function docgenMethods(): Plugin {
  return {
    name: 'docgen-methods',
    enforce: 'pre',
    transform: {
      filter: { id: /\/ui\/src\/.*(?<![.](?:test|stories))[.]tsx$/ },
      handler: (code) => ({ code: code.replaceAll(method, '$1: $2 => $3;'), map: null }),
    },
  };
}
