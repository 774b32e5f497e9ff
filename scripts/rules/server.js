// The allowed imports between the folders of the server; see .dependency-cruiser.js.
import { inside, npm, tests } from './paths.js';

/** Modules for every folder of the server: errors, settings, row conversion, decoding, work in slices, and shared types. */
const serverLeaves = inside(
  'server/src/(badValues|context|csv|decodePart|errorCatalogue|errorMessage|errors|mapInTurns|paging|readUpTo|settings|untilAborted|values)[.]ts$',
);
/** Modules for reading requests and writing responses. */
const serverEdge = inside(
  'server/src/http/(encoding|etag|hasClientLeft|headers|language|localNames|stylePolicy|target)[.]ts$',
);

export const serverRules = [
  {
    name: 'server-below',
    comment: 'server: no ui and no site; it knows pages only as `(Request) => Promise<Response>`.',
    from: { path: inside('server/') },
    to: { path: inside('(ui|site)/') },
  },
  {
    name: 'server-no-react',
    comment: 'server: no React.',
    from: { path: inside('server/') },
    to: { path: npm('react', 'react-dom', '@lingui', '@vanilla-extract') },
  },
  {
    name: 'server-db-below',
    comment:
      'server: db knows no other room; migrations alone use markdown and search, to bring old rows in line.',
    from: { path: inside('server/src/db/'), pathNot: [inside('server/src/db/migrations/'), tests] },
    to: { path: inside('server/src/'), pathNot: [inside('server/src/db/'), serverLeaves] },
  },
  {
    name: 'server-migrations-below',
    comment:
      'server: db knows no other room; migrations alone use markdown and search, to bring old rows in line.',
    from: { path: inside('server/src/db/migrations/'), pathNot: tests },
    to: { path: inside('server/src/'), pathNot: inside('server/src/(db|markdown|search)/') },
  },
  {
    name: 'server-tools-below',
    comment: 'server: db <- markdown, limits, which know no other room.',
    from: { path: inside('server/src/(markdown|limits)/'), pathNot: tests },
    to: { path: inside('server/src/'), pathNot: [inside('server/src/($2|db)/'), serverLeaves] },
  },
  {
    name: 'server-covers-below',
    comment: 'server: covers are drawn from the parameters in their address, and know no other room.',
    from: { path: inside('server/src/covers/'), pathNot: tests },
    to: { path: inside('server/src/'), pathNot: [inside('server/src/covers/'), serverLeaves, serverEdge] },
  },
  {
    name: 'server-fonts-below',
    comment: 'server: fonts know no other room.',
    from: { path: inside('server/src/fonts/'), pathNot: tests },
    to: { path: inside('server/src/'), pathNot: inside('server/src/fonts/') },
  },
  {
    name: 'server-telemetry-below',
    comment: 'server: telemetry records what other rooms pass to it, and knows no other room.',
    from: { path: inside('server/src/telemetry/'), pathNot: tests },
    to: { path: inside('server/src/'), pathNot: [inside('server/src/telemetry/'), serverLeaves] },
  },
  {
    name: 'server-settings-below',
    comment:
      'server: settings asks other rooms for the form of an address alone (localNames.ts, s3Address.ts, place.ts).',
    from: { path: inside('server/src/settings/'), pathNot: tests },
    to: {
      path: inside('server/src/'),
      pathNot: [inside('server/src/settings/'), serverLeaves, '/(localNames|s3Address|place)[.]ts$'],
    },
  },
  {
    name: 'server-contract-below',
    comment: 'server: contract names types of other rooms and runs nothing of them.',
    from: { path: inside('server/src/contract/'), pathNot: tests },
    to: {
      path: inside('server/src/'),
      pathNot: [inside('server/src/contract/'), serverLeaves],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'server-stores-below',
    comment:
      'server: db, markdown, limits, covers, contract, settings, outside <- media, search, notices, which do not know each other.',
    from: { path: inside('server/src/(media|search|notices)/'), pathNot: tests },
    to: {
      path: inside('server/src/'),
      pathNot: [
        inside('server/src/($2|db|markdown|limits|covers|contract|settings|outside)/'),
        serverLeaves,
        serverEdge,
      ],
    },
  },
  {
    name: 'server-outside-below',
    comment:
      'server: outside sends requests to other machines, for media, webhooks and notices, and knows no other room.',
    from: { path: inside('server/src/outside/'), pathNot: tests },
    to: { path: inside('server/src/'), pathNot: [inside('server/src/outside/'), serverLeaves] },
  },
  {
    name: 'server-webhooks-below',
    comment: 'server: db, contract, settings, outside <- webhooks <- trail.',
    from: { path: inside('server/src/webhooks/'), pathNot: tests },
    to: {
      path: inside('server/src/'),
      pathNot: [inside('server/src/(webhooks|outside|db|contract|settings)/'), serverLeaves],
    },
  },
  {
    name: 'server-trail-below',
    comment: 'server: notices <- trail <- accounts; trail knows no room above it.',
    from: { path: inside('server/src/trail/'), pathNot: tests },
    to: {
      path: inside('server/src/'),
      pathNot: [inside('server/src/(trail|notices|webhooks|db|limits|contract)/'), serverLeaves],
    },
  },
  {
    name: 'server-accounts-below',
    comment: 'server: accounts know nothing of the content: db, limits, contract, trail <- accounts.',
    from: { path: inside('server/src/accounts/'), pathNot: tests },
    to: {
      path: inside('server/src/'),
      pathNot: [inside('server/src/(accounts|trail|db|limits|contract)/'), serverLeaves, serverEdge],
    },
  },
  {
    name: 'server-figures-below',
    comment: 'server: db <- figures, which count the visits that pages report and know no page.',
    from: { path: inside('server/src/figures/'), pathNot: tests },
    to: { path: inside('server/src/'), pathNot: [inside('server/src/(figures|db)/'), serverLeaves] },
  },
  {
    name: 'server-backup-below',
    comment: 'server: db, media, search <- backup.',
    from: { path: inside('server/src/backup/'), pathNot: tests },
    to: {
      path: inside('server/src/'),
      pathNot: [inside('server/src/(backup|db|media|search)/'), serverLeaves],
    },
  },
  {
    name: 'server-routes-below',
    comment: 'server: routes know none of the other rooms that serve requests: cv, discovery, docs, pages.',
    from: { path: inside('server/src/routes/'), pathNot: tests },
    to: { path: inside('server/src/(cv|discovery|docs|pages)/') },
  },
  {
    name: 'server-cv-below',
    comment: 'server: cv reads through the stores of routes, and knows neither accounts nor pages.',
    from: { path: inside('server/src/cv/'), pathNot: tests },
    to: {
      path: inside('server/src/'),
      pathNot: [inside('server/src/(cv|routes|contract|db|fonts|markdown|media)/'), serverLeaves, serverEdge],
    },
  },
  {
    name: 'server-moving-below',
    comment:
      'server: moving reads and writes through the stores of routes, and knows neither accounts nor pages.',
    from: { path: inside('server/src/moving/'), pathNot: tests },
    to: { path: inside('server/src/(accounts|pages|docs|limits|notices)/') },
  },
  {
    name: 'server-docs-below',
    comment: 'server: docs describe the contract and the permissions; they know no store.',
    from: { path: inside('server/src/docs/'), pathNot: tests },
    to: {
      path: inside('server/src/'),
      pathNot: [
        inside('server/src/(docs|contract)/'),
        serverLeaves,
        serverEdge,
        '/accounts/(permissions|accessTokens/scopes)[.]ts$',
      ],
    },
  },
  {
    name: 'server-pages-below',
    comment: 'server: pages are kept and sent by a room that knows limits and http, and not what is in them.',
    from: { path: inside('server/src/pages/'), pathNot: tests },
    to: {
      path: inside('server/src/'),
      pathNot: [inside('server/src/(pages|limits)/'), serverLeaves, serverEdge],
    },
  },
  {
    name: 'server-discovery-below',
    comment:
      'server: discovery reads through the stores of routes, and knows neither accounts nor pages; of Markdown it knows the words of HTML (words.ts), of media files, how long to wait for them and how pictures are made (files.ts, sharp.ts, storage.ts, timelyReads.ts), of http the policy of a style (stylePolicy.ts), and covers.',
    from: { path: inside('server/src/discovery/'), pathNot: tests },
    to: {
      path: inside('server/src/'),
      pathNot: [
        inside('server/src/(discovery|routes|contract|covers|db|fonts)/'),
        serverLeaves,
        '/media/(files|sharp|storage|timelyReads)[.]ts$',
        '/http/stylePolicy[.]ts$',
        '/markdown/words[.]ts$',
      ],
    },
  },
  {
    name: 'server-http-apart',
    comment:
      'server: of http other rooms know how a request is read and a response is written (encoding, etag, hasClientLeft, headers, language, localNames, stylePolicy, target).',
    from: { path: inside('server/src/'), pathNot: [inside('server/src/(http/|start/|[^/]+[.]ts$)'), tests] },
    to: { path: inside('server/src/http/'), pathNot: serverEdge },
  },
  {
    name: 'server-composed-above',
    comment:
      'server: createServer.ts, handlers.ts, http/createApp.ts, sample.ts, start and cli put the rooms together; no room knows them.',
    from: {
      path: inside('server/src/[^/]+/'),
      pathNot: [inside('server/src/((start|cli)/|http/createApp[.]ts$)'), tests],
    },
    to: {
      path: inside('server/src/((start|cli)/|(createServer|handlers|sample)[.]ts$|http/createApp[.]ts$)'),
    },
  },
  {
    name: 'routes-shared-below',
    comment: 'routes: shared knows no resource.',
    from: { path: inside('server/src/routes/shared/'), pathNot: tests },
    to: { path: inside('server/src/routes/'), pathNot: inside('server/src/routes/shared/') },
  },
  {
    name: 'routes-apart',
    comment: 'routes: a resource knows shared and no other resource.',
    from: {
      path: inside(
        'server/src/routes/(accessTokens|backups|career|cvVersions|events|experiences|figures|handovers|imports|media|messages|notices|posts|profile|projects|search|site|users|webhooks)/',
      ),
      pathNot: tests,
    },
    to: { path: inside('server/src/routes/'), pathNot: inside('server/src/routes/($2|shared)/') },
  },
  {
    name: 'routes-sign-in',
    comment:
      'routes: login, passkeys, secondFactor and sessions are one way in over users, and know no other resource.',
    from: { path: inside('server/src/routes/(login|passkeys|secondFactor|sessions)/'), pathNot: tests },
    to: {
      path: inside('server/src/routes/'),
      pathNot: inside('server/src/routes/(login|passkeys|secondFactor|sessions|users|shared)/'),
    },
  },
  {
    name: 'routes-over-posts',
    comment: 'routes: trash, sitemap and redirects read posts, and no resource knows them.',
    from: { path: inside('server/src/routes/(trash|sitemap|redirects)/'), pathNot: tests },
    to: { path: inside('server/src/routes/'), pathNot: inside('server/src/routes/($2|shared|posts)/') },
  },
  {
    name: 'routes-sample',
    comment:
      'routes: sample takes away what posts, projects, experiences, career and profile hold, by way of trash, and no resource knows it.',
    from: { path: inside('server/src/routes/sample/'), pathNot: tests },
    to: {
      path: inside('server/src/routes/'),
      pathNot: inside('server/src/routes/(sample|shared|posts|projects|experiences|career|profile|trash)/'),
    },
  },
];
