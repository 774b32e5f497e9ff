import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { defineConfig } from 'vite';
import { asciiOutput } from '../../scripts/support/asciiOutput.ts';
import { sharedPlugins, sourceConditions, sourceServerConditions } from '../../vite.shared.ts';
import { browserScreens } from './src/document/build/browserScreens.ts';
import { entryPlugin } from './src/document/build/entryPlugin.ts';
import { partsPlugin } from './src/document/build/partsPlugin.ts';
import { preloadPlugin } from './src/document/build/preloadPlugin.ts';

/**
 * The code of every public page (React included) is one file, and each screen adds its own: more and smaller files add
 * kilobytes, and a file with two screens is also loaded by visitors who never see one of them.
 */
const shell = new RegExp(
  [
    'site/src/(?!page/(?:admin\\w+|client\\.ts|loadPage|passGuard|runLoaders)|browser/(?:navigator\\.ts|pageTransition|scroll|sendFault))',
    'ui/src/public/layout/',
    'ui/src/components/(?:Avatar|Chip|EmptyState|ErrorState|Field/Field\\.css|TextArea/TextArea\\.css|PageHead|Picture|Prose/(?!codeCopy)|Skeleton|TitleText)',
    'core/src/(?:text/(?:dates|typograph)|route/postReference)',
    'ui/src/(?:theme/(?:languageMark|page)|text/pathOn)',
  ].join('|'),
);
/** Code shared by the screens of a face and its admin area. */
const portfolio =
  /ui\/src\/components\/(?:Field|TextArea)\/|core\/src\/data\/(?:publishedExperiences|projectById|projectCards)\.ts/;
const blog = /ui\/src\/(?:components\/FeedLink\/|text\/postText)|core\/src\/data\/(?:posts|search)\.ts/;
/** Code shared by lists of posts; a post's page does not need it. */
const lists = /ui\/src\/(?:components\/(?:Pager|PostRows|YearGroups)\/|text\/byYear|hooks\/useFoldsOthers)/;
/** Code shared by all screens of the panel. */
const panel =
  /ui\/src\/admin\/shared\/|core\/src\/data\/(?:backups|events|messages|permissions|sample|passkeys)\./;
/** In the same namespaces as the loaders, but not used by visitors. */
const writes = /core\/src\/(?:data\/(?:\w+Writes|postHistory|panelSearch)|api\/progress)\.ts/;

/** Random letters do not compress; four of each file are enough to tell a few hundred files apart. */
const nameClass = ({ hash }: { hash: string }) => `_${hash.slice(2)}`;

// Part of React since version 18, so the shim is not needed.
const shim = { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' };

/** Builds the site for the browser, or (with `build.ssr`) the same screens for the server. */
export default defineConfig(({ command, isSsrBuild }): UserConfig => {
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    // Only the site's own server responds to addresses.
    appType: 'custom',
    plugins: [
      sharedPlugins(command === 'build' ? nameClass : undefined),
      isSsrBuild === true
        ? [browserScreens(), asciiOutput()]
        : [entryPlugin(), partsPlugin(), preloadPlugin()],
    ],
    // The server's bundle, too, needs only one of React's two builds.
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
  // One file, read once, so that the next build does not affect a running server.
  rolldownOptions: {
    checks: { pluginTimings: false },
    output: { entryFileNames: '[name].js', codeSplitting: false },
  },
};

const clientBuild: UserConfig['build'] = {
  outDir: 'dist/client',
  emptyOutDir: true,
  target: 'baseline-widely-available',
  // A kilobyte smaller than the default on public pages, which have a budget of 80.
  minify: 'terser',
  terserOptions: {
    ecma: 2020,
    module: true,
    compress: {
      arguments: true,
      passes: 6,
      // Assumes unmodified built-in functions: `String(x)` may become `'' + x`.
      unsafe: true,
      keep_fargs: false,
      // Libraries' messages for developers, which a production build does not need.
      drop_console: ['warn'],
      inline: 3,
      negate_iife: false,
      // Names in the order of use compress better.
      hoist_funs: true,
      pure_getters: true,
      unsafe_arrows: true,
      unsafe_methods: true,
    },
    format: { quote_style: 1 },
  },
  // Keeps `light-dark()`: rewritten for older browsers it doubles its bytes in every page.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  cssMinify: true,
  reportCompressedSize: false,
  assetsInlineLimit: 0,
  // The document lists what to preload; the loader of lazy chunks need not.
  modulePreload: false,
  rolldownOptions: {
    checks: { pluginTimings: false },
    input: fileURLToPath(new URL('src/entryClient.tsx', import.meta.url)),
    output: {
      // The entry lists all chunks and their styles, and random hashes do not compress, so short ones save bytes.
      chunkFileNames: 'assets/[hash:7].js',
      entryFileNames: 'assets/[name]-[hash:7].js',
      assetFileNames: ({ names: [name = ''] }) =>
        name.endsWith('.css') ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash:6][extname]',
      codeSplitting: {
        groups: [
          { name: 'writes', test: writes, priority: 2, includeDependenciesRecursively: false },
          { name: 'shell', test: shell, priority: 1 },
          ...Object.entries({ portfolio, blog, lists, panel }).map(([name, test]) => ({
            name,
            test,
            includeDependenciesRecursively: false,
          })),
        ],
      },
    },
  },
};
