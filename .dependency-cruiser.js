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
    // Serving from the source, and building it, is for whoever works on it, with the tools they have.
    from: { path: inside('[^/]+/src/'), pathNot: [tests, 'site/src/(start/devPages[.]ts$|document/build/)'] },
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
    name: 'swr-in-hooks',
    comment: 'ui/hooks holds the only files that know SWR.',
    from: { path: inside(''), pathNot: inside('ui/src/hooks/') },
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
    comment: 'ui: theme <- components <- public | admin.',
    from: { path: inside('ui/src/components/'), pathNot: tests },
    to: { path: inside('ui/src/(public|admin)/') },
  },
  {
    name: 'components-never-fetch',
    comment: 'Components never fetch: what they show is given to them.',
    from: { path: inside('ui/src/components/'), pathNot: tests },
    to: { path: inside('ui/src/hooks/(useRead|useWrite|useMore)[.]tsx?$') },
  },
  {
    name: 'hooks-below',
    comment: 'ui: hooks <- public | admin; hooks show nothing.',
    from: { path: inside('ui/src/hooks/'), pathNot: tests },
    to: { path: inside('ui/src/(components|public|admin)/') },
  },
  {
    name: 'public-not-admin',
    comment: 'public and admin do not know each other.',
    from: { path: inside('ui/src/public/'), pathNot: tests },
    to: { path: inside('ui/src/admin/') },
  },
  {
    name: 'admin-not-public',
    comment: 'public and admin do not know each other.',
    from: { path: inside('ui/src/admin/'), pathNot: tests },
    to: { path: inside('ui/src/public/') },
  },
  {
    name: 'public-rooms-apart',
    comment:
      'A room of public knows no other room of public; the layout frames any of them and so knows none.',
    from: { path: inside('ui/src/public/([^/]+)/'), pathNot: tests },
    to: { path: inside('ui/src/public/'), pathNot: inside('ui/src/public/$2/') },
  },
  {
    name: 'admin-shared-below',
    comment: 'admin: shared <- forms, lists, signIn <- palette <- frame.',
    from: { path: inside('ui/src/admin/shared/'), pathNot: tests },
    to: { path: inside('ui/src/admin/'), pathNot: inside('ui/src/admin/shared/') },
  },
  {
    name: 'admin-tools-below',
    comment: 'admin: forms, lists and signIn are used by features and know none of them.',
    from: { path: inside('ui/src/admin/(forms|lists|signIn)/'), pathNot: tests },
    to: { path: inside('ui/src/admin/'), pathNot: inside('ui/src/admin/(shared|forms|lists|signIn)/') },
  },
  {
    name: 'admin-palette-below',
    comment: 'admin: shared <- forms, lists, signIn <- palette <- frame.',
    from: { path: inside('ui/src/admin/palette/'), pathNot: tests },
    to: {
      path: inside('ui/src/admin/'),
      pathNot: inside('ui/src/admin/(shared|forms|lists|signIn|palette)/'),
    },
  },
  {
    name: 'admin-frame-apart',
    comment: 'The frame frames any feature and so knows none.',
    from: { path: inside('ui/src/admin/frame/'), pathNot: tests },
    to: { path: inside('ui/src/admin/(start|posts|projects|experience|messages|people|trail)/') },
  },
  {
    name: 'admin-features-apart',
    comment: 'A feature of admin knows no other feature, and not the frame around it.',
    from: {
      path: inside('ui/src/admin/(start|posts|projects|experience|messages|people|trail)/'),
      pathNot: tests,
    },
    to: {
      path: inside('ui/src/admin/'),
      pathNot: [inside('ui/src/admin/$2/'), inside('ui/src/admin/(shared|forms|lists|signIn)/')],
    },
  },
  {
    name: 'ui-is-used',
    comment:
      'A screen, component or hook that the site does not reach is dead: its stories alone do not keep it.',
    from: { path: 'site/src/(entryClient|rendering/thread|start/serve)[.]tsx?$' },
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
    comment: 'site/start/startSite.ts, which serve.ts calls, is the one file that composes pages and API.',
    from: { path: inside('site/src/'), pathNot: ['site/src/start/startSite[.]ts$', tests] },
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
