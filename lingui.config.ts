import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Where texts live that only somebody who works in the admin area reads; everything else is public. */
const admin = [
  '<rootDir>/packages/ui/src/layouts/AdminLayout',
  '<rootDir>/packages/ui/src/screens/{LoginScreen,BlogLoginScreen}',
  '<rootDir>/packages/ui/src/screens/{ProjectsAdminScreen,ExperiencesAdminScreen}',
  '<rootDir>/packages/ui/src/screens/{MessagesScreen,UsersScreen,ProfileScreen}',
  '<rootDir>/packages/ui/src/screens/{CreatePostScreen,EditPostScreen}',
  '<rootDir>/packages/ui/src/admin',
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
