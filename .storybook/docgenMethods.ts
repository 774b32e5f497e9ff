import type { Plugin } from 'vite';

const method = /^( {2}\w+\??)(\([^;{}]*\)): ([^;{}]+);$/gm;

/** The table of props is made by react-docgen, which passes over `onClose(): void`: it gets `onClose: () => void`. */
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
