// The allowed imports. Each rule contains the sentence of ARCHITECTURE.md that it enforces; scripts/boundaries.test.ts
// compares them and proves on fixtures that every rule fires. Every folder of a package is named by a rule.
import { inside, npm, tests } from './scripts/rules/paths.js';
import { coreRules } from './scripts/rules/core.js';
import { serverRules } from './scripts/rules/server.js';

/** The parts of ui for pages outside the site only: its entries, their texts and their providers. */
const outward = [inside('ui/src/(index|screens|admin)[.]ts$'), inside('ui/src/(locales|provider)/')];

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
    // Serving from the source and building are for developers, with their tools.
    from: { path: inside('[^/]+/src/'), pathNot: [tests, 'site/src/(start/devSite[.]ts$|document/build/)'] },
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
    to: {
      path: inside('(core|server)/'),
      pathNot: [inside('$2/'), '/src/(index|testing|editor|node|thread)[.]ts$'],
    },
  },
  {
    name: 'no-own-index',
    comment: "Inside a package import the file, never the package's own index.",
    from: { path: inside('([^/]+)/src/'), pathNot: '/src/(index|testing)([.]test)?[.]tsx?$' },
    to: { path: inside('$2/src/index[.]tsx?$') },
  },
  ...coreRules,
  {
    name: 'ui-below',
    comment: 'ui: of the other packages it knows core alone.',
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
    comment: 'ui: hooks holds the only files that know SWR.',
    from: { path: inside(''), pathNot: inside('ui/src/hooks/') },
    to: { path: npm('swr') },
  },
  {
    name: 'radix-in-components',
    comment: 'ui: Radix is wrapped in components and nowhere else.',
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
    comment: 'ui: it runs in a browser, so no Node built-ins.',
    from: { path: inside('ui/src/'), pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'theme-below',
    comment: 'ui: theme <- components <- public | admin; theme knows no other room.',
    from: { path: inside('ui/src/theme/'), pathNot: tests },
    to: { path: inside('ui/src/'), pathNot: inside('ui/src/theme/') },
  },
  {
    name: 'styles-import-styles',
    comment: 'ui: styles run when the site is built, so they import the theme and other styles only.',
    from: { path: '[.]css[.]ts$' },
    to: { path: inside(''), pathNot: [inside('ui/src/theme/'), '[.]css([.]ts)?$'] },
  },
  {
    name: 'components-below',
    comment: 'ui: theme <- components <- public | admin; theme knows no other room.',
    from: { path: inside('ui/src/components/'), pathNot: tests },
    to: { path: inside('ui/src/(public|admin)/') },
  },
  {
    name: 'components-never-fetch',
    comment: 'ui: components never fetch; what they show is given to them.',
    from: { path: inside('ui/src/components/'), pathNot: tests },
    to: {
      path: inside(
        'ui/src/hooks/(useRead|useWrite|useMore|useProfile|useSite|useSession|services|reading)[.]tsx?$',
      ),
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'public-parts-never-read',
    comment: 'public: screens and the layout read; their parts show what is given to them.',
    from: { path: inside('ui/src/public/'), pathNot: ['(Screen|/PublicLayout)[.]tsx$', tests] },
    to: {
      path: inside('ui/src/hooks/(useRead|useMore|useProfile|useSite|useSession|reading)[.]tsx?$'),
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'hooks-below',
    comment: 'ui: hooks <- public | admin; hooks, and the provider for pages outside the site, show nothing.',
    from: { path: inside('ui/src/(hooks|provider)/'), pathNot: tests },
    to: { path: inside('ui/src/(components|public|admin)/') },
  },
  {
    name: 'ui-text-below',
    comment: 'ui: hooks <- text <- components, public, admin; text shows nothing.',
    from: { path: inside('ui/src/text/'), pathNot: tests },
    to: { path: inside('ui/src/(theme|components|public|admin)/') },
  },
  {
    name: 'ui-locales-apart',
    comment: 'ui: the host chooses the locales; no other room of ui reads them.',
    from: { path: inside('ui/src/'), pathNot: [inside('ui/src/locales/'), tests] },
    to: { path: inside('ui/src/locales/') },
  },
  {
    name: 'public-not-admin',
    comment: 'ui: public and admin do not know each other.',
    from: { path: inside('ui/src/public/'), pathNot: tests },
    to: { path: inside('ui/src/admin/') },
  },
  {
    name: 'admin-not-public',
    comment: 'ui: public and admin do not know each other.',
    from: { path: inside('ui/src/admin/'), pathNot: tests },
    to: { path: inside('ui/src/public/') },
  },
  {
    name: 'public-rooms-apart',
    comment: 'public: a room knows no other room of public; the layout frames any of them and so knows none.',
    from: { path: inside('ui/src/public/([^/]+)/'), pathNot: tests },
    to: { path: inside('ui/src/public/'), pathNot: inside('ui/src/public/$2/') },
  },
  {
    name: 'admin-shared-below',
    comment:
      'admin: shared <- forms, lists, markdown, sample, signIn <- palette <- frame; shared, forms, lists, markdown, sample, signIn <- features.',
    from: { path: inside('ui/src/admin/shared/'), pathNot: tests },
    to: { path: inside('ui/src/admin/'), pathNot: inside('ui/src/admin/shared/') },
  },
  {
    name: 'admin-tools-below',
    comment: 'admin: forms, lists, markdown, sample and signIn know no feature, nor palette and frame.',
    from: { path: inside('ui/src/admin/(forms|lists|markdown|sample|signIn)/'), pathNot: tests },
    to: {
      path: inside('ui/src/admin/'),
      pathNot: inside('ui/src/admin/(shared|forms|lists|markdown|sample|signIn)/'),
    },
  },
  {
    name: 'admin-palette-below',
    comment:
      'admin: shared <- forms, lists, markdown, sample, signIn <- palette <- frame; shared, forms, lists, markdown, sample, signIn <- features.',
    from: { path: inside('ui/src/admin/palette/'), pathNot: tests },
    to: {
      path: inside('ui/src/admin/'),
      pathNot: inside('ui/src/admin/(shared|forms|lists|markdown|sample|signIn|palette)/'),
    },
  },
  {
    name: 'admin-frame-apart',
    comment: 'admin: the frame frames any feature and so knows none.',
    from: { path: inside('ui/src/admin/frame/'), pathNot: tests },
    to: {
      path: inside(
        'ui/src/admin/(start|posts|projects|experience|career|messages|people|site|trail|media|tags|series|figures)/',
      ),
    },
  },
  {
    name: 'admin-features-apart',
    comment: 'admin: a feature knows no other feature, and not the frame around it.',
    from: {
      path: inside(
        'ui/src/admin/(start|posts|projects|experience|career|messages|people|site|trail|media|tags|series|figures)/',
      ),
      pathNot: tests,
    },
    to: {
      path: inside('ui/src/admin/'),
      pathNot: [
        inside('ui/src/admin/$2/'),
        inside('ui/src/admin/(shared|forms|lists|markdown|sample|signIn)/'),
      ],
    },
  },
  {
    name: 'ui-is-used',
    comment:
      'ui: a screen, component or hook that the site does not reach is dead; its stories, or a door of the package, alone do not keep it.',
    from: { path: 'site/src/(entryClient|entryThread|start/serve)[.]tsx?$' },
    to: { path: inside('ui/src/.*[.]tsx?$'), pathNot: [tests, ...outward, '[.]d[.]ts$'], reachable: false },
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
    name: 'site-whole-screens',
    comment:
      "site: of ui it shows whole screens and layouts; it enters them only for what the document writes itself: the mark, the frame's width, the id of the content.",
    from: { path: inside('site/src/'), pathNot: tests },
    to: {
      path: inside('ui/src/(components|public|admin)/'),
      pathNot:
        '/src/((public|admin)/.+(Screen|Layout)[.]tsx|public/layout/PublicLayout[.]css[.]ts|components/(Mark/(halves|Mark[.]css)|PageHead/contentId)[.]ts)$',
    },
  },
  {
    name: 'site-page-below',
    comment: 'site: page knows no other room.',
    from: { path: inside('site/src/page/'), pathNot: tests },
    to: { path: inside('site/src/'), pathNot: inside('site/src/page/') },
  },
  {
    name: 'site-browser-below',
    comment:
      'site: page <- browser <- hooks <- entryClient.tsx; browser and hooks know nothing of the server.',
    from: { path: inside('site/src/browser/'), pathNot: tests },
    to: { path: inside('site/src/'), pathNot: inside('site/src/(browser|page)/') },
  },
  {
    name: 'site-hooks-below',
    comment:
      'site: page <- browser <- hooks <- entryClient.tsx; browser and hooks know nothing of the server.',
    from: { path: inside('site/src/hooks/'), pathNot: tests },
    to: { path: inside('site/src/'), pathNot: inside('site/src/(hooks|browser|page)/') },
  },
  {
    name: 'site-testing-outside',
    comment:
      'site: testing starts whole sites and asks them; of how they are made it knows page, start and entryServer.tsx.',
    from: { path: inside('site/src/testing/') },
    to: {
      path: inside('site/src/'),
      pathNot: inside('site/src/(testing/|page/|start/|rendering/renderer[.]ts$|entryServer[.]tsx$)'),
    },
  },
  {
    name: 'site-document-below',
    comment:
      'site: page <- App.tsx <- document <- entryServer.tsx, start; of browser, document knows the names in layOutWhenIdle.ts alone.',
    from: { path: inside('site/src/document/'), pathNot: tests },
    to: {
      path: inside('site/src/'),
      pathNot: inside('site/src/(document/|page/|App[.]tsx$|browser/layOutWhenIdle[.]ts$)'),
    },
  },
  {
    name: 'site-start-above',
    comment: 'site: start is known by no other room.',
    from: { path: inside('site/src/'), pathNot: [inside('site/src/start/'), tests] },
    to: { path: inside('site/src/start/') },
  },
  {
    name: 'one-file-composes',
    comment:
      'site: start/startSite.ts, which serve.ts calls, is the one file that composes pages and services; entryThread.ts knows how the thread of pages is asked; others name types of the server.',
    from: { path: inside('site/src/'), pathNot: ['site/src/start/startSite[.]ts$', tests] },
    to: { path: inside('server/'), pathNot: '/src/thread[.]ts$', dependencyTypesNot: ['type-only'] },
  },
  ...serverRules,
  {
    name: 'e2e-from-outside',
    comment: 'e2e asks from outside: it imports no source of a package.',
    from: { path: '(^|/)e2e/' },
    to: { path: inside('') },
  },
  {
    name: 'scripts-without-ui',
    comment: 'scripts measure and make things of core, server and site; ui is for who shows something.',
    from: { path: '^scripts/' },
    to: { path: inside('ui/') },
  },
  {
    name: 'stories-of-ui',
    comment: '.storybook shows ui over scripted answers of core: no server, no site.',
    from: { path: '^[.]storybook/' },
    to: { path: inside('(server|site)/') },
  },
  {
    name: 'examples-as-strangers',
    comment:
      'examples use what is published, as a stranger does: neither server nor site, and no file behind a door.',
    from: { path: '^examples/' },
    to: { path: inside(''), pathNot: '/src/((index|screens|admin)[.]ts|locales/(admin/)?[a-z]+[.]ts)$' },
  },
];

export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // While packages are built, tsup briefly writes its configuration next to the original.
    exclude: { path: '(packages/[^/]+/dist/|^scripts/fixtures/|tsup\\.config\\.bundled_)' },
    // Types are imports too: a cycle of types is a cycle.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    // Without this condition the packages' entries resolve to dist, which may not exist, and nothing is checked.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['janus-source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts', '.css'],
    },
  },
};
