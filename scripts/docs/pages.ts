type Language = 'ru' | 'en';

export interface Page {
  /** Its path in the site. */
  address: string;
  /** The path of its document. */
  source: string;
  language: Language;
  /** Its name in the menu; the document's title by default. */
  name?: string;
  /** The address of the same page in the other language. */
  translation?: string;
}

export interface Section {
  title: Readonly<Record<Language, string>>;
  /** The section is expanded on its own pages and collapsed elsewhere until it is pressed. */
  isFolded?: boolean;
  pages: readonly Page[];
}

const page = (address: string, source: string, name?: string): Page => ({
  address: `${address}.html`,
  source,
  language: 'en',
  ...(name !== undefined && { name }),
});

const decisions = [
  'sqlite', 'upgrades', 'whole-document', 'page-cache', 'language', 'contract-first', 'refresh-policy', 'handover', 'node-dependency', 'soft-delete',
  'markdown-worker', 'mermaid', 'foreign-pictures', 'replaced-files', 'drawing-thread', 'search-stems', 'search-phrases', 'feeds', 'reads', 'routing',
  'own-parts', 'icons', 'share-pictures', 'cv-pdf', 'api-reference', 'idempotency-keys',
]; // prettier-ignore

/** The menu of the site, in order; a new document is added here. */
export const sections: readonly Section[] = [
  {
    title: { ru: 'Начало', en: 'Start' },
    pages: [page('index', 'README.md', 'What it is, settings, commands')],
  },
  {
    title: { ru: 'Писать', en: 'Write' },
    pages: [
      { ...page('owner-guide.en', 'docs/owner-guide.en.md'), translation: 'owner-guide.html' },
      {
        address: 'owner-guide.html',
        source: 'docs/owner-guide.md',
        language: 'ru',
        translation: 'owner-guide.en.html',
      },
    ],
  },
  {
    title: { ru: 'Переехать', en: 'Move' },
    pages: [
      { ...page('moving.en', 'docs/moving.en.md'), translation: 'moving.html' },
      { address: 'moving.html', source: 'docs/moving.md', language: 'ru', translation: 'moving.en.html' },
      page('hugo', 'examples/hugo-site/README.md'),
      page('astro', 'examples/astro-site/README.md'),
    ],
  },
  {
    title: { ru: 'Разработать своё', en: 'Build on it' },
    pages: [
      page('api', 'docs/api.md'),
      page('contract', 'openapi/README.md'),
      page('core', 'packages/core/README.md'),
      page('core-recipes', 'packages/core/RECIPES.md'),
      page('core-pitfalls', 'packages/core/PITFALLS.md'),
      page('core-behaviour', 'packages/core/BEHAVIOUR.md', 'Behaviour of the session'),
      page('core-editor', 'packages/core/src/editor/README.md'),
      page('deno', 'examples/deno-digest/README.md'),
      page('bun', 'examples/bun-messages/README.md'),
      page('react-native', 'examples/react-native-session/README.md'),
    ],
  },
  {
    title: { ru: 'Дизайн', en: 'Design' },
    pages: [page('ui', 'packages/ui/README.md'), page('look', 'docs/look.md')],
  },
  {
    title: { ru: 'Запустить', en: 'Run it' },
    pages: [
      page('deploy', 'deploy/README.md'),
      page('security', 'docs/security/README.md'),
      page('asvs', 'docs/security/asvs.md'),
      page('report', 'SECURITY.md', 'Report a vulnerability'),
    ],
  },
  {
    title: { ru: 'Как это устроено', en: 'How it works' },
    pages: [
      page('architecture', 'ARCHITECTURE.md'),
      page('accessibility', 'docs/accessibility.md', 'Accessibility'),
      page('behaviour', 'docs/behaviour.md', 'Behaviour of the product'),
      page('import', 'packages/server/src/moving/README.md', 'Imports and exports'),
      page('document', 'packages/site/src/document/README.md', 'The document of a page'),
      page('measurements', 'docs/measurements.md'),
      page('beside-others', 'docs/beside-others.md'),
      page('strangers', 'docs/strangers.md'),
      page('search-collection', 'scripts/bench/search/collection/README.md'),
    ],
  },
  {
    title: { ru: 'Решения', en: 'Decisions' },
    isFolded: true,
    pages: [
      page('decisions/index', 'docs/decisions/README.md', 'All decisions'),
      ...decisions.map((name) => page(`decisions/${name}`, `docs/decisions/${name}.md`)),
    ],
  },
  {
    title: { ru: 'Справочник', en: 'Reference' },
    pages: [
      page('contributing', 'CONTRIBUTING.md'),
      page('changes', 'CHANGELOG.md'),
      page('permissions', 'docs/permissions.md'),
      page('steps', 'docs/steps.md'),
    ],
  },
];

export const pages: readonly Page[] = sections.flatMap((section) => section.pages);

/** Markdown files that are not documents of the project, with the reason. */
export const exceptions: readonly { path: RegExp; reason: string }[] = [
  { path: /^packages\/server\/sample\//, reason: 'the content of the sample site' },
  { path: /(^|\/)fixtures\//, reason: 'what tests read' },
  { path: /^scripts\/bench\/search\/collection\/texts[.]/, reason: 'what the search is measured by' },
];
