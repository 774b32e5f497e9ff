// Who may import whom. Each rule says the sentence of ARCHITECTURE.md that it holds; scripts/boundaries.test.ts
// proves on fixtures that every one of them fires.

const inside = (folder) => `(^|/)packages/${folder}`;
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`;

/** Files that never run in the product: they may reach for test doubles and development dependencies. */
const tests = '([.]test[.]tsx?|[.]stories[.]tsx|/testing[.]tsx?)$|/(testing|hardening)/';

const forbidden = [
  {
    name: 'no-circles',
    comment: 'Two files that need each other are one file, or miss a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'Every import leads somewhere.',
    from: { path: inside('') },
    to: { couldNotResolve: true },
  },
  {
    name: 'declared-dependencies',
    comment: 'What a package uses is written in its own package.json.',
    // Serving from the source is for whoever works on it, with the tools they have.
    from: { path: inside('[^/]+/src/'), pathNot: [tests, 'site/src/devPages[.]ts$'] },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
  },
  {
    name: 'tests-stay-outside',
    comment: 'The product does not depend on what exists for its tests.',
    from: { path: inside('[^/]+/src/'), pathNot: tests },
    to: { path: tests, pathNot: 'node_modules/' },
  },
  {
    name: 'packages-not-tooling',
    comment: 'Packages know nothing of the tools around them.',
    from: { path: inside('[^/]+/src/') },
    to: { dependencyTypes: ['local'], pathNot: [inside(''), 'node_modules/'] },
  },
  {
    name: 'through-the-door',
    comment: 'core and server are entered through their doors, by their names.',
    from: { path: inside('([^/]+)/') },
    to: { path: inside('(core|server)/'), pathNot: [inside('$2/'), '/src/(index|testing)[.]ts$'] },
  },
  {
    name: 'no-own-index',
    comment: "Inside a package import the file, never the package's own index.",
    from: { path: inside('([^/]+)/src/'), pathNot: '/src/(index|testing)([.]test)?[.]tsx?$' },
    to: { path: inside('$2/src/index[.]tsx?$') },
  },
  {
    name: 'core-alone',
    comment: 'core has never heard of the packages that use it.',
    from: { path: inside('core/') },
    to: { path: inside('(ui|server|site)/') },
  },
  {
    name: 'core-only-openapi-fetch',
    comment: 'core: never React, wouter, a cache library; one small dependency and its types.',
    from: { path: inside('core/src/'), pathNot: tests },
    to: {
      dependencyTypesNot: ['core', 'local', 'undetermined'],
      path: '(^|/)node_modules/',
      pathNot: npm('openapi-fetch', 'openapi-typescript-helpers'),
    },
  },
  {
    name: 'core-no-node',
    comment: 'core runs in a browser: no Node built-ins.',
    from: { path: inside('core/src/'), pathNot: '[.]test[.]ts$' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'core-route-below',
    comment: 'core: route | session <- api <- data <- index.',
    from: { path: inside('core/src/(route|text)/') },
    to: { path: inside('core/src/(session|api|data)/') },
  },
  {
    name: 'core-session-below',
    comment: 'core: route | session <- api <- data <- index.',
    from: { path: inside('core/src/session/'), pathNot: tests },
    to: { path: inside('core/src/(route|data)/') },
  },
  {
    name: 'core-api-below',
    comment: 'core: route | session <- api <- data <- index.',
    from: { path: inside('core/src/api/'), pathNot: tests },
    to: { path: inside('core/src/data/') },
  },
  {
    name: 'ui-below',
    comment: 'ui knows core alone.',
    from: { path: inside('ui/') },
    to: { path: inside('(server|site)/') },
  },
  {
    name: 'wouter-in-site',
    comment: 'The router belongs to the thin host; screens get href and navigate from UiProvider.',
    from: { path: inside(''), pathNot: inside('site/') },
    to: { path: npm('wouter') },
  },
  {
    name: 'swr-in-data',
    comment: 'ui/data holds the only files that know SWR.',
    from: { path: inside(''), pathNot: inside('ui/src/data/') },
    to: { path: npm('swr') },
  },
  {
    name: 'radix-in-components',
    comment: 'Radix is wrapped in ui/components and nowhere else.',
    from: { path: inside(''), pathNot: inside('ui/src/components/') },
    to: { path: npm('@radix-ui') },
  },
  {
    name: 'generated-in-core',
    comment: 'Generated types are seen by core alone; others get names from its door.',
    from: { path: inside('(ui|site|server)/') },
    to: { path: inside('core/src/generated/') },
  },
  {
    name: 'ui-no-node',
    comment: 'ui runs in a browser: no Node built-ins.',
    from: { path: inside('ui/src/'), pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'theme-below',
    comment: 'ui: theme <- components <- screens.',
    from: { path: inside('ui/src/theme/'), pathNot: tests },
    to: { path: inside('ui/src/'), pathNot: inside('ui/src/theme/') },
  },
  {
    name: 'styles-import-styles',
    comment: 'Styles run when the site is built, so they import the theme and other styles only.',
    from: { path: '[.]css[.]ts$' },
    to: { path: inside(''), pathNot: [inside('ui/src/theme/'), '[.]css([.]ts)?$'] },
  },
  {
    name: 'components-below',
    comment: 'ui: theme <- components <- screens.',
    from: { path: inside('ui/src/components/'), pathNot: tests },
    to: { path: inside('ui/src/(screens|layouts)/') },
  },
  {
    name: 'components-never-fetch',
    comment: 'Components never fetch: what they show is given to them.',
    from: { path: inside('ui/src/components/'), pathNot: tests },
    to: { path: inside('ui/src/data/(useRead|useWrite|useMore)[.]tsx?$') },
  },
  {
    name: 'data-below',
    comment: 'ui: data <- screens; data shows nothing.',
    from: { path: inside('ui/src/data/'), pathNot: tests },
    to: { path: inside('ui/src/(components|screens|layouts)/') },
  },
  {
    name: 'layouts-below',
    comment: 'A layout frames any screen and so knows none.',
    from: { path: inside('ui/src/layouts/'), pathNot: tests },
    to: { path: inside('ui/src/screens/') },
  },
  {
    name: 'screens-apart',
    comment: 'A screen never imports a screen.',
    from: { path: inside('ui/src/screens/([^/]+)/') },
    to: { path: inside('ui/src/screens/'), pathNot: inside('ui/src/screens/$2/') },
  },
  {
    name: 'ui-is-used',
    comment:
      'A screen, component or hook that the site does not reach is dead: its stories alone do not keep it.',
    from: { path: 'site/src/(entryClient|rendering/thread|serve)[.]tsx?$' },
    to: { path: inside('ui/src/.*[.]tsx?$'), pathNot: [tests, '[.]d[.]ts$'], reachable: false },
  },
  {
    name: 'site-no-styles',
    comment: 'site: no styled component.',
    from: { path: inside('site/') },
    to: { path: npm('@vanilla-extract') },
  },
  {
    name: 'site-no-copy',
    comment: 'site: no sentence of copy, so no macro that would collect it.',
    from: { path: inside('site/'), pathNot: tests },
    to: { path: '(^|/)node_modules/@lingui/[^/]+/macro' },
  },
  {
    name: 'one-file-composes',
    comment: 'site/startSite.ts, which serve.ts calls, is the one file that composes pages and API.',
    from: { path: inside('site/src/'), pathNot: ['site/src/startSite[.]ts$', tests] },
    to: { path: inside('server/') },
  },
  {
    name: 'server-below',
    comment: 'server knows pages only as (Request) => Promise<Response>.',
    from: { path: inside('server/') },
    to: { path: inside('(ui|site)/') },
  },
  {
    name: 'server-no-react',
    comment: 'server: no React.',
    from: { path: inside('server/') },
    to: { path: npm('react', 'react-dom', '@lingui', '@vanilla-extract') },
  },
];

export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'packages/[^/]+/dist/' },
    // Types are imports too: a circle of types is a circle.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    // Without the condition the packages' doors would resolve to dist, which may not exist, and nothing would be seen.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['janus-source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts', '.css'],
    },
  },
};
