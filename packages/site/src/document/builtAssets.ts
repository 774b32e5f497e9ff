import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Typeface } from '@janus-site/core';
import { typefaces } from '@janus-site/ui/theme/typefaces.ts';
import { adminAreasOf } from '../page/adminAreas.ts';
import { areasOf } from '../page/areas.ts';
import type { DocumentParts, FindParts } from './documentParts.ts';
import type { StyleRule } from './pageStyles.ts';
import { writeRules } from './pageStyles.ts';
import type { LayoutName, PageName } from '../page/routes.ts';

/** What the build writes beside its files (`partsPlugin.ts`). */
export interface BuiltParts {
  /** By file name: what it imports at once, and its styles. */
  files: Record<string, { imports: string[]; styles: string[] }>;
  /** By source path: the file that holds it. */
  modules: Record<string, string>;
  /** By file name of a style sheet: its rules. */
  rules: Record<string, StyleRule[]>;
  /** By the name of their source: the files of the fonts. */
  fonts: Record<string, string>;
}

/**
 * The fonts of a page's first moment, whatever its language: a Russian text has figures and names of things in Latin
 * letters, an English page the other language's name, posts that are in Russian alone, and what somebody types.
 */
const firstFonts = (typeface: Typeface) => [`${typeface}-cyrillic`, `${typeface}-latin`];

/**
 * The `@font-face` rules of a typeface that no sheet of a public page has. The panel's preview shows it whenever it
 * comes; on a page it may not move a line that is read.
 */
function facesOf({ rules }: BuiltParts, typeface: Typeface): string {
  const { family } = typefaces[typeface];
  const names = new Set<unknown>([family, `${family} fallback`]);
  const sheet = Object.values(rules).find((list) => list.some(({ font }) => font === family)) ?? [];
  const faces = writeRules(sheet.filter(({ font }) => names.has(font)));
  return faces.replaceAll(/font-display:\s*swap/g, 'font-display:optional');
}

const entrySource = 'packages/site/src/entryClient.tsx';
const ui = 'packages/ui/src';
/** What an admin page loads whatever its screen is (`adminRoutes.ts`). */
const adminSources = [
  'packages/site/src/page/adminRoutes.ts',
  'packages/site/src/page/client.ts',
  'packages/site/src/browser/navigator.ts',
  `${ui}/hooks/UiProvider.tsx`,
  `${ui}/admin/frame/WaitingScreen.tsx`,
];

const postScreen = 'public/post/PostScreen.tsx';
const postEditor = 'admin/posts/editor/PostEditorScreen.tsx';
const siteSettings = 'admin/site/SiteScreen.tsx';
const redirectsScreen = 'admin/site/redirects/RedirectsScreen.tsx';
const figuresScreen = 'admin/figures/FiguresScreen.tsx';
const mediaScreen = 'admin/media/MediaScreen.tsx';
const screenFiles: Readonly<Record<PageName | 'error', string>> = {
  home: 'public/home/HomeScreen.tsx',
  blogHome: 'public/blog/BlogHomeScreen.tsx',
  archive: 'public/archive/ArchiveScreen.tsx',
  posts: 'public/posts/PostsScreen.tsx',
  post: postScreen,
  page: postScreen,
  blogPage: postScreen,
  tag: 'public/tag/TagScreen.tsx',
  series: 'public/series/SeriesScreen.tsx',
  project: 'public/project/ProjectScreen.tsx',
  resume: 'public/resume/ResumeScreen.tsx',
  notFound: 'public/notFound/NotFoundScreen.tsx',
  error: 'public/failure/ErrorScreen.tsx',
  login: 'admin/start/LoginScreen.tsx',
  blogLogin: 'admin/posts/BlogLoginScreen.tsx',
  projectsAdmin: 'admin/projects/ProjectsAdminScreen.tsx',
  experiencesAdmin: 'admin/experience/ExperiencesAdminScreen.tsx',
  resumeAdmin: 'admin/career/CareerScreen.tsx',
  messages: 'admin/messages/MessagesScreen.tsx',
  users: 'admin/people/users/UsersScreen.tsx',
  profile: 'admin/people/profile/ProfileScreen.tsx',
  trail: 'admin/trail/TrailScreen.tsx',
  site: siteSettings,
  blogSite: siteSettings,
  redirects: redirectsScreen,
  blogRedirects: redirectsScreen,
  imports: 'admin/site/imports/ImportScreen.tsx',
  media: mediaScreen,
  blogMedia: mediaScreen,
  figures: figuresScreen,
  blogFigures: figuresScreen,
  tagsAdmin: 'admin/tags/TagsScreen.tsx',
  seriesAdmin: 'admin/series/SeriesAdminScreen.tsx',
  pagesAdmin: 'admin/posts/PagesScreen.tsx',
  createPost: postEditor,
  editPost: postEditor,
};

/** The source of a screen, by which a build names its file. */
export function screenSource(name: PageName | 'error'): string {
  return `${ui}/${screenFiles[name]}`;
}

export function layoutSource(name: LayoutName): string {
  return `${ui}/${name === 'public' ? 'public/layout/PublicLayout.tsx' : 'admin/frame/AdminLayout.tsx'}`;
}

/** The files and all that they import, each once, the imported before the importing. */
function walkFiles(parts: BuiltParts, start: readonly string[]): string[] {
  const files = new Set<string>();
  const open = new Set<string>();
  function visit(file: string): void {
    if (open.has(file)) return;
    open.add(file);
    for (const imported of parts.files[file]?.imports ?? []) visit(imported);
    files.add(file);
  }
  for (const file of start) visit(file);
  return [...files];
}

/** Finds a page's files in a build. */
export function createBuiltAssets(folder: string): FindParts {
  const built = JSON.parse(readFileSync(join(folder, '.parts.json'), 'utf8')) as BuiltParts;
  const pages = new Map<string, DocumentParts>();
  const fileOf = (source: string) => built.modules[source];

  return ({ name, layout, face, language, typeface }) => {
    const key = [name, layout, face, language, typeface].join();
    const page = pages.get(key);
    if (page !== undefined) return page;
    const sources = [
      entrySource,
      ...[...areasOf(name, layout, face), ...(layout === 'public' ? [] : adminAreasOf(name))].map(
        (area) => `${ui}/locales/${area}/${language}.po`,
      ),
      layoutSource(layout),
      ...(layout === 'public' ? [] : adminSources),
      screenSource(name),
    ];
    const entry = fileOf(entrySource);
    if (entry === undefined) throw new Error('The built site has no entry. Build it again: npm run build');
    const files = walkFiles(
      built,
      sources.flatMap((source) => fileOf(source) ?? []),
    );
    const styles = [...new Set(files.flatMap((file) => built.files[file]?.styles ?? []))];
    const parts: DocumentParts = {
      entry: `/${entry}`,
      preloads: files.filter((file) => file !== entry).map((file) => `/${file}`),
      // The panel is set in Inter, whatever the pages are.
      fonts: firstFonts(layout === 'public' ? typeface : 'inter')
        .flatMap((font) => built.fonts[font] ?? [])
        .map((file) => `/${file}`),
      ...(typeface !== 'inter' && { faces: facesOf(built, typeface) }),
      styles: styles.map((file) => ({ href: `/${file}`, rules: built.rules[file] ?? [] })),
    };
    pages.set(key, parts);
    return parts;
  };
}
