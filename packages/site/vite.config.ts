import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { defineConfig } from 'vite';
import { sharedPlugins, sourceConditions, sourceServerConditions } from '../../vite.shared.ts';
import { partsPlugin } from './partsPlugin.ts';

/**
 * One file for the portfolio's home and all it needs, React too: on the first visit, which counts most, separate files
 * weigh kilobytes more. The budget is 85 kB.
 */
const home =
  /\/site\/src\/(?!client\.ts|passGuard\.ts|loginAddress\.ts)|\/ui\/src\/(?:screens\/HomeScreen|layouts\/PublicLayout)\//;
const blog = /\/ui\/src\/screens\/(?:BlogHome|Posts|Post|Tag)Screen\//;

// React 18 brought this hook; the shim would be sent for nothing.
const shim = { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' };

/** The site for the browser, or (with `build.ssr`) the same screens for the server. */
export default defineConfig(({ command, isSsrBuild }): UserConfig => {
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    // Only the site's own server answers addresses.
    appType: 'custom',
    plugins: [sharedPlugins(), isSsrBuild === true ? [] : [partsPlugin()]],
    // The server's bundle, too, holds one React and not both.
    define: isSsrBuild === true ? { 'process.env.NODE_ENV': '"production"' } : {},
    resolve: {
      alias: command === 'build' && isSsrBuild !== true ? [shim] : [],
      conditions: sourceConditions,
    },
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
  // One file, read once: a server that runs is not disturbed by the next build.
  rolldownOptions: {
    checks: { pluginTimings: false },
    output: { entryFileNames: '[name].js', codeSplitting: false },
  },
};

const clientBuild: UserConfig['build'] = {
  outDir: 'dist/client',
  emptyOutDir: true,
  target: 'baseline-widely-available',
  // A kilobyte smaller than the default on the public pages, which have a budget of 85.
  minify: 'terser',
  terserOptions: {
    ecma: 2020,
    module: true,
    compress: { passes: 3, inline: 1, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
  },
  cssMinify: true,
  reportCompressedSize: false,
  assetsInlineLimit: 0,
  // The document names what to preload; the loader of lazy chunks need not know it.
  modulePreload: false,
  rolldownOptions: {
    checks: { pluginTimings: false },
    input: fileURLToPath(new URL('src/entryClient.tsx', import.meta.url)),
    output: {
      codeSplitting: {
        groups: [
          { name: 'home', test: home, priority: 1 },
          // A reader goes from post to list to tag: one file for them, without what they share with others.
          { name: 'blog', test: blog, includeDependenciesRecursively: false },
        ],
      },
    },
  },
};
