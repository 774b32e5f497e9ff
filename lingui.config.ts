import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Where texts live that only somebody who works in the admin area reads; everything else is public. */
const under = (folder: string, names: readonly string[]) =>
  names.map((name) => `<rootDir>/packages/ui/src/${folder}/${name}`);
// One folder an entry: Lingui does not unfold braces here.
const admin = [
  '<rootDir>/packages/ui/src/admin',
  ...under('layouts', ['AdminLayout']),
  ...under('screens', ['LoginScreen', 'BlogLoginScreen', 'ProjectsAdminScreen', 'ExperiencesAdminScreen']),
  ...under('screens', [
    'MessagesScreen',
    'UsersScreen',
    'ProfileScreen',
    'CreatePostScreen',
    'EditPostScreen',
  ]),
  ...under('components', [
    'AlertDialog',
    'DateField',
    'Dialog',
    'FileUpload',
    'SortableList',
    'TagInput',
    'Toast',
  ]),
];
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
      exclude: [...admin.map((folder) => `${folder}/**`), ...notShown],
    },
    {
      path: '<rootDir>/packages/ui/src/locales/admin/{locale}',
      include: admin,
      exclude: notShown,
    },
  ],
};

export default config;
