interface Budget {
  what: string;
  code: string;
  /** The maximum bytes that a page loads immediately, brotli. */
  limit: number;
}

export interface Library {
  name: 'core' | 'ui';
  budgets: readonly Budget[];
  /** The maximum bytes including everything loaded on demand. */
  limitInAll: number;
  /** Entries without types: styles. */
  untyped: readonly string[];
}

/** The published packages, with the maximum bytes of each entry. */
export const libraries: readonly Library[] = [
  {
    name: 'core',
    // The code that calls the auth service is loaded with the first call, so a page that only checks whether somebody
    // is signed in never loads it. The budget covers what is loaded immediately; the total is above it, is reported,
    // and has its own limit. The total is what a signed-in person has loaded after the first refresh.
    budgets: [
      {
        what: 'session and tokens',
        code: "export { createSession, memoryTokens } from './index.js';",
        limit: 3000,
      },
      {
        what: 'with openapi-fetch',
        code: "export { createSession, createApi } from './index.js';",
        limit: 6050,
      },
      { what: 'one helper', code: "export { withVersion } from './index.js';", limit: 200 },
      { what: 'the whole client', code: "export { createClient } from './index.js';", limit: 3000 },
    ],
    limitInAll: 10_700,
    untyped: [],
  },
  {
    name: 'ui',
    // Without React, which the page has anyway; with core, Lingui and all other dependencies.
    budgets: [
      { what: 'ui: a Button', code: "export { Button } from './index.js';", limit: 420 },
      { what: 'ui: the provider', code: "export { JanusProvider } from './index.js';", limit: 14_650 },
      { what: 'ui: a list of posts', code: "export { PostRows } from './index.js';", limit: 1980 },
      { what: 'ui: the door', code: "export * from './index.js';", limit: 66_000 },
      { what: 'ui: the door of screens', code: "export * from './screens.js';", limit: 26_500 },
      { what: 'ui: the door of the admin area', code: "export * from './admin.js';", limit: 174_500 },
      { what: 'ui: the words', code: "export * from './locales/en.js';", limit: 2170 },
    ],
    limitInAll: 394_500,
    untyped: ['./theme.css', './fonts.css', './typefaces.css', './styles.css', './admin.css'],
  },
];
