import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { defineConfig } from 'vite';
import { sharedPlugins, sourceConditions, sourceServerConditions } from '../../vite.shared.ts';
import { partsPlugin } from './partsPlugin.ts';

const publicScreens = /\/ui\/src\/screens\/(?:Home|BlogHome|Posts|Post|Tag|NotFound|Waiting|Error)Screen\//;
const publicLayout = /\/ui\/src\/layouts\/PublicLayout\//;

// React 18 brought this hook; the shim would be sent for nothing.
const shim = { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' };

/** The site for the browser, or (with `build.ssr`) the same screens for the server. */
export default defineConfig(({ isSsrBuild }): UserConfig => {
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    // Only the site's own server answers addresses.
    appType: 'custom',
    plugins: [sharedPlugins(), isSsrBuild === true ? [] : [partsPlugin()]],
    resolve: { alias: isSsrBuild === true ? [] : [shim], conditions: sourceConditions },
    ssr: {
      noExternal: isSsrBuild === true ? true : /@janus-site\/|@lingui\/|^swr|^wouter/,
      resolve: { conditions: sourceServerConditions, externalConditions: sourceServerConditions },
    },
    build: isSsrBuild === true ? serverBuild : clientBuild,
  };
});

const serverBuild: UserConfig['build'] = {
  outDir: 'dist/server',
  emptyOutDir: true,
  copyPublicDir: false,
  target: 'node24',
  minify: false,
  rolldownOptions: { output: { entryFileNames: '[name].js' } },
};

const clientBuild: UserConfig['build'] = {
  outDir: 'dist/client',
  emptyOutDir: true,
  target: 'baseline-widely-available',
  // A kilobyte smaller than the default on the public pages, which have a budget of 85.
  minify: 'terser',
  cssMinify: true,
  reportCompressedSize: false,
  assetsInlineLimit: 0,
  // The document names what to preload; the loader of lazy chunks need not know it.
  modulePreload: false,
  rolldownOptions: {
    input: fileURLToPath(new URL('src/entryClient.tsx', import.meta.url)),
    output: {
      codeSplitting: {
        groups: [
          { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
          {
            name: 'public',
            test: (id: string) => publicScreens.test(id) || publicLayout.test(id),
            priority: 1,
          },
        ],
      },
    },
  },
};
