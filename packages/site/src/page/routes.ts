import type { RouteName, RouteRow } from '@janus-site/core';
import { PageProvider } from '@janus-site/ui/hooks/PageProvider.tsx';
import { loaders, PublicLayout } from '@janus-site/ui/public/layout/PublicLayout.tsx';
import type { Lazy } from './lazy.ts';
import { lazy } from './lazy.ts';
import type { LayoutPart, ScreenPart } from './screenParts.ts';
import { screen } from './screenParts.ts';

export type LayoutName = RouteRow['layout'];
export type PageName = RouteName | 'notFound';

/** The admin area has a separate table, so that visitors do not load even the names of its screens. */
const admin = lazy(() => import('./adminRoutes.ts'));
const adminLayout = lazy(async () => (await admin()).adminLayout());

const postScreen = screen('PostScreen', () => import('@janus-site/ui/public/post/PostScreen.tsx'));

const publicScreens = {
  home: screen('HomeScreen', () => import('@janus-site/ui/public/home/HomeScreen.tsx')),
  blogHome: screen('BlogHomeScreen', () => import('@janus-site/ui/public/blog/BlogHomeScreen.tsx')),
  archive: screen('ArchiveScreen', () => import('@janus-site/ui/public/archive/ArchiveScreen.tsx')),
  posts: screen('PostsScreen', () => import('@janus-site/ui/public/posts/PostsScreen.tsx')),
  post: postScreen,
  page: postScreen,
  blogPage: postScreen,
  tag: screen('TagScreen', () => import('@janus-site/ui/public/tag/TagScreen.tsx')),
  series: screen('SeriesScreen', () => import('@janus-site/ui/public/series/SeriesScreen.tsx')),
  project: screen('ProjectScreen', () => import('@janus-site/ui/public/project/ProjectScreen.tsx')),
  resume: screen('ResumeScreen', () => import('@janus-site/ui/public/resume/ResumeScreen.tsx')),
  notFound: screen('NotFoundScreen', () => import('@janus-site/ui/public/notFound/NotFoundScreen.tsx')),
};

function isPublic(name: PageName): name is keyof typeof publicScreens {
  return name in publicScreens;
}

/** Loads the screen of a route. A route that is in neither table is a compile error. */
export async function loadScreen(name: PageName): Promise<ScreenPart> {
  if (isPublic(name)) return publicScreens[name]();
  const { adminScreens } = await admin();
  return adminScreens[name]();
}

export const layouts: Readonly<Record<LayoutName, Lazy<LayoutPart>>> = {
  // Part of the file that every public page starts with, so nothing needs to be loaded.
  public: () => Promise.resolve({ Layout: PublicLayout, Provider: PageProvider, loaders }),
  admin: adminLayout,
  // The blog's login page and its editor: the admin frame keeps the session and renders the login page without a frame.
  plain: adminLayout,
};
