import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const under = (folder: string, names: readonly string[]) =>
  names.map((name) => `<rootDir>/packages/ui/src/${folder}/${name}`);
// One folder per entry, because Lingui does not expand braces here.
/** Folders with texts that only visitors of one face read. */
const portfolio = under('public', ['home', 'resume']);
const blog = [
  ...under('public', ['archive', 'blog', 'posts', 'post', 'tag', 'series']),
  ...under('components', ['Pager', 'TagLinks', 'YearGroups']),
];
/** The same for one page. */
const project = under('public', ['project']);
const notFound = under('public', ['notFound']);
/** The same for the editor of posts, which the rest of the admin area does not need. */
const editor = under('admin/posts', ['editor']);
/** The same for the editor of a text, on the pages of posts and projects. */
const markdown = under('admin', ['markdown']);
/** The same for the pages about people, their activity and messages, files, and the topics of posts. */
const people = under('admin', [
  'people',
  'trail',
  'projects',
  'experience',
  'career',
  'messages',
  'media',
  'tags',
  'series',
  'figures',
]);
/** The same for the page of the site's settings. */
const site = under('admin', ['site']);
/** The same for components that the site uses only in its admin area; other users of the library use them anywhere. */
const controls = under('components', [
  'AlertDialog',
  'DateField',
  'Dialog',
  'FileUpload',
  'PasswordField',
  'Sheet',
  'SortableList',
  'TagInput',
  'Toast',
]);
/** The same for the rest of the admin area. Everything else is public, on both faces. */
const admin = ['<rootDir>/packages/ui/src/admin'];
const areas = { portfolio, blog, project, notFound, controls, admin, editor, markdown, people, site };
const notShown = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/*.css.ts', '**/locales/**'];

const config: LinguiConfig = {
  rootDir: import.meta.dirname,
  sourceLocale: 'ru',
  locales: ['ru', 'en'],
  // Sorted by message, because the order of files depends on the operating system's folder listing.
  orderBy: 'messageId',
  format: formatter({ lineNumbers: false, origins: true, explicitIdAsDefault: false }),
  catalogs: [
    {
      path: '<rootDir>/packages/ui/src/locales/public/{locale}',
      include: ['<rootDir>/packages/ui/src'],
      exclude: [
        ...Object.values(areas).flatMap((folders) => folders.map((folder) => `${folder}/**`)),
        ...notShown,
      ],
    },
    ...Object.entries(areas).map(([area, include]) => ({
      path: `<rootDir>/packages/ui/src/locales/${area}/{locale}`,
      include,
      exclude:
        area === 'admin'
          ? [...[...editor, ...markdown, ...people, ...site].map((folder) => `${folder}/**`), ...notShown]
          : notShown,
    })),
  ],
};

export default config;
