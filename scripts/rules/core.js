// The allowed imports within core; see .dependency-cruiser.js.
import { inside, npm, tests } from './paths.js';

export const coreRules = [
  {
    name: 'core-alone',
    comment: 'core: it imports none of the packages that use it.',
    from: { path: inside('core/') },
    to: { path: inside('(ui|server|site)/') },
  },
  {
    name: 'core-only-openapi-fetch',
    comment:
      'core: never React, wouter, a cache library; openapi-fetch and its types, and node-diff3 in editor.',
    from: { path: inside('core/src/'), pathNot: tests },
    to: {
      dependencyTypesNot: ['core', 'local', 'undetermined'],
      path: '(^|/)node_modules/',
      pathNot: npm('openapi-fetch', 'openapi-typescript-helpers', 'node-diff3'),
    },
  },
  {
    name: 'core-diff3-in-editor',
    comment:
      'core: never React, wouter, a cache library; openapi-fetch and its types, and node-diff3 in editor.',
    from: { path: inside('core/src/'), pathNot: inside('core/src/editor/') },
    to: { path: npm('node-diff3') },
  },
  {
    name: 'core-no-node',
    comment:
      'core: it runs in a browser, so no Node built-ins; node alone has them, and no other room knows it.',
    from: { path: inside('core/src/'), pathNot: ['[.]test[.]ts$', inside('core/src/node/')] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'core-node-alone',
    comment:
      'core: it runs in a browser, so no Node built-ins; node alone has them, and no other room knows it.',
    from: { path: inside('core/src/[^/]+/'), pathNot: inside('core/src/node/') },
    to: { path: inside('core/src/node/') },
  },
  {
    name: 'core-route-below',
    comment: 'core: generated and route know no other room; route <- text.',
    from: { path: inside('core/src/(generated|route)/'), pathNot: tests },
    to: { path: inside('core/src/[^/]+/'), pathNot: inside('core/src/$2/') },
  },
  {
    name: 'core-text-below',
    comment: 'core: generated and route know no other room; route <- text.',
    from: { path: inside('core/src/text/'), pathNot: tests },
    to: { path: inside('core/src/[^/]+/'), pathNot: inside('core/src/(text|route)/') },
  },
  {
    name: 'core-api-below',
    comment: 'core: generated, route <- api <- session, data; api knows the types of session alone.',
    from: { path: inside('core/src/api/'), pathNot: tests },
    to: {
      path: inside('core/src/[^/]+/'),
      pathNot: inside('core/src/(api/|generated/|route/|session/types[.]ts$)'),
    },
  },
  {
    name: 'core-session-below',
    comment: 'core: session knows no route and no data; data knows no session.',
    from: { path: inside('core/src/session/'), pathNot: tests },
    to: { path: inside('core/src/(route|text|data)/') },
  },
  {
    name: 'core-data-below',
    comment: 'core: session knows no route and no data; data knows no session.',
    from: { path: inside('core/src/data/'), pathNot: tests },
    to: { path: inside('core/src/session/') },
  },
  {
    name: 'core-editor-below',
    comment: 'core: editor knows route, and the types of api and data alone; no other room knows editor.',
    from: { path: inside('core/src/editor/'), pathNot: tests },
    to: {
      path: inside('core/src/[^/]+/'),
      pathNot: inside('core/src/(editor/|route/|api/result[.]ts$|data/types[.]ts$)'),
    },
  },
  {
    name: 'core-editor-alone',
    comment: 'core: editor knows route, and the types of api and data alone; no other room knows editor.',
    from: { path: inside('core/src/(api|data|generated|route|session|text)/'), pathNot: tests },
    to: { path: inside('core/src/editor/') },
  },
];
