import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const under = (folder: string, names: readonly string[]) =>
  names.map((name) => `<rootDir>/packages/ui/src/${folder}/${name}`);
// One folder an entry: Lingui does not unfold braces here.
/** Where texts live that only visitors of one face read. */
const portfolio = under('public', ['home', 'resume']);
const blog = [
  ...under('public', ['archive', 'blog', 'posts', 'post', 'tag', 'series']),
  ...under('components', ['Pager', 'TagLinks', 'YearGroups']),
];
/** And those that only visitors of one page read. */
const project = under('public', ['project']);
const notFound = under('public', ['notFound']);
/** And those of the editor of posts, which the rest of the admin area can do without. */
const editor = under('admin/posts', ['editor']);
/** And those of the pages about people, what they did, read and wrote, what was uploaded, and what posts are about. */
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
/** And those of the page of the site's settings. */
const site = under('admin', ['site']);
/** And those of components that the site has in its admin area alone; other users of the library have them anywhere. */
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
/** And those that only somebody who works in the admin area reads. Everything else is public, on both faces. */
const admin = ['<rootDir>/packages/ui/src/admin'];
const areas = { portfolio, blog, project, notFound, controls, admin, editor, people, site };
const notShown = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/*.css.ts', '**/locales/**'];

const config: LinguiConfig = {
  rootDir: import.meta.dirname,
  sourceLocale: 'ru',
  locales: ['ru', 'en'],
  // The order of the files, not of the operating system's folder listing, decides what a catalogue looks like.
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
          ? [...[...editor, ...people, ...site].map((folder) => `${folder}/**`), ...notShown]
          : notShown,
    })),
  ],
};

export default config;
