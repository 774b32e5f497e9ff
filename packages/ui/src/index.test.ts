import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as admin from './admin.ts';
import * as door from './index.ts';
import { messages as adminEn } from './locales/admin/en.ts';
import { messages as adminRu } from './locales/admin/ru.ts';
import { messages as en } from './locales/en.ts';
import { messages as ru } from './locales/ru.ts';
import * as screens from './screens.ts';

const names = (module: object) => Object.keys(module).toSorted().join(' ');

it('the main entry point exports exactly these names', () => {
  expect(names(door)).toBe(
    [
      'AlertDialog Avatar Bone Button ButtonLink Checkbox Chip DateField Dialog Drawer DropdownMenu',
      'EmptyState ErrorState FeedLink Field FileUpload FormOutcomeProvider Glyph Icon',
      'IconButton JanusProvider LanguageSwitch Link Mark MenuItem MenuLabel MenuSeparator Notice',
      'PageHead PageProvider Pager PasswordField Picture PostBones PostRows Prose SearchBox Select',
      'Skeleton SortableList Table Tabs TagInput TagLinks TextArea ThemeMenu ToastProvider Tooltip',
      'UiProvider YearGroups chooseTheme facePalette palette readTheme serializeKey',
      'themeScript useMediaQuery useMore useNavigation usePage useProfile useRead useServices useSession useSite useToast useWords useWrite vars',
    ].join(' '),
  );
});

it('the entry point of the public screens exports exactly these names', () => {
  expect(names(screens)).toBe(
    [
      'ArchiveScreen BlogHomeScreen ContactForm ErrorScreen ExperienceEntry HomeScreen NotFoundScreen PostArticle',
      'PostScreen PostsScreen ProjectCard ProjectScreen PublicLayout ResumeScreen SeriesScreen TagScreen archiveLoaders',
      'blogHomeLoaders homeLoaders notFoundLoaders postLoaders postsLoaders projectLoaders publicLayoutLoaders',
      'resumeLoaders seriesLoaders tagLoaders',
    ].join(' '),
  );
});

it('the entry point of the admin area exports exactly these names', () => {
  expect(names(admin)).toBe(
    [
      'AdminLayout BlogLoginScreen CareerScreen ExperiencesAdminScreen FiguresScreen ImportScreen LoginScreen',
      'MediaScreen MessagesScreen PagesScreen PostEditorScreen ProfileScreen ProjectsAdminScreen RedirectsScreen',
      'SeriesAdminScreen SiteScreen TagsScreen TrailScreen UsersScreen WaitingScreen waitingLoaders',
    ].join(' '),
  );
});

const tables = join(import.meta.dirname, '../../site/src/page');

it.each([
  ['routes.ts', screens],
  ['adminRoutes.ts', admin],
])('every screen of %s is exported by its entry point', async (table, door) => {
  const text = await readFile(join(tables, table), 'utf8');
  const own = [...text.matchAll(/screen\(\s*'(\w+)'/g)].map(([, name = '']) => name);
  expect(own.length).toBeGreaterThan(8);
  expect(own.filter((name) => !(name in door))).toEqual([]);
});

it('both languages translate the same messages, and the admin messages include the public ones', () => {
  const ids = (messages: object) => Object.keys(messages).toSorted();
  expect(ids(en)).toEqual(ids(ru));
  expect(ids(adminEn)).toEqual(ids(adminRu));
  expect(ids(adminEn)).toEqual(expect.arrayContaining(ids(en)));
});
