import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { defineConfig } from 'vite';
import { sharedPlugins, sourceConditions, sourceServerConditions } from '../../vite.shared.ts';
import { entryPlugin } from './src/document/build/entryPlugin.ts';
import { partsPlugin } from './src/document/build/partsPlugin.ts';
import { preloadPlugin } from './src/document/build/preloadPlugin.ts';

/**
 * What every public page runs on (React too) is one file, and each screen adds its own: more and smaller files weigh
 * kilobytes more, and a file with another screen in it is paid for by those who never see that one.
 */
const shell = new RegExp(
  [
    'site/src/(?!page/(?:admin\\w+|client\\.ts|loadPage|passGuard|runLoaders)|browser/(?:navigator\\.ts|pageTransition|scroll|sendFault))',
    'ui/src/public/layout/',
    'ui/src/components/(?:Avatar|Chip|EmptyState|ErrorState|Field/Field\\.css|TextArea/TextArea\\.css|PageHead|Picture|Prose/(?!codeCopy)|Skeleton|TitleText)',
    'core/src/(?:text/(?:dates|typograph)|route/postReference)',
    'ui/src/theme/page',
  ].join('|'),
);
/** What the screens of a face share, with each other and with its admin area. */
const portfolio =
  /ui\/src\/components\/(?:Field|TextArea)\/|core\/src\/data\/(?:publishedExperiences|projectById|projectCards)\.ts/;
const blog = /ui\/src\/(?:components\/FeedLink\/|text\/postText)|core\/src\/data\/(?:posts|search)\.ts/;
/** What lists of posts share; a post does without it. */
const lists = /ui\/src\/(?:components\/(?:Pager|PostRows|YearGroups)\/|text\/byYear)/;
/** What every screen of the panel stands in. */
const panel =
  /ui\/src\/admin\/shared\/|core\/src\/data\/(?:backups|events|messages|permissions|sample|passkeys)\./;
/** Beside the reads in the same namespaces, but no visitor's. */
const writes = /core\/src\/(?:data\/(?:\w+Writes|postHistory)|api\/progress)\.ts/;

// React 18 brought this hook; the shim would be sent for nothing.
const shim = { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' };

/** The site for the browser, or (with `build.ssr`) the same screens for the server. */
export default defineConfig(({ command, isSsrBuild }): UserConfig => {
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    // Only the site's own server answers addresses.
    appType: 'custom',
    plugins: [sharedPlugins(), isSsrBuild === true ? [] : [entryPlugin(), partsPlugin(), preloadPlugin()]],
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
  // A kilobyte smaller than the default on the public pages, which have a budget of 80.
  minify: 'terser',
  terserOptions: {
    ecma: 2020,
    module: true,
    compress: {
      arguments: true,
      passes: 6,
      // Built-in functions are the browser's own: `String(x)` may become `'' + x`.
      unsafe: true,
      keep_fargs: false,
      // Words of libraries for developers, of which a built page has no use.
      drop_console: ['warn'],
      inline: 3,
      negate_iife: false,
      // Names in the order of use are compressed better.
      hoist_funs: true,
      pure_getters: true,
      unsafe_arrows: true,
      unsafe_methods: true,
    },
    format: { quote_style: 1 },
  },
  // `light-dark()` as it is written: rewritten for older browsers it takes twice the bytes in every page.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  cssMinify: true,
  reportCompressedSize: false,
  assetsInlineLimit: 0,
  // The document names what to preload; the loader of lazy chunks need not know it.
  modulePreload: false,
  rolldownOptions: {
    checks: { pluginTimings: false },
    input: fileURLToPath(new URL('src/entryClient.tsx', import.meta.url)),
    output: {
      // The entry names all chunks and their styles, and chance cannot be compressed: what is shorter is sent less.
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
