import type { RouteName, RouteRow } from '@janus-site/core';
import { PageProvider } from '@janus-site/ui/hooks/PageProvider.tsx';
import type { AdminRouteName } from './adminRoutes.ts';
import type { Lazy } from './lazy.ts';
import { lazy } from './lazy.ts';
import type { LayoutPart, ScreenPart } from './screenParts.ts';
import { screen } from './screenParts.ts';

export type LayoutName = RouteRow['layout'];
export type PageName = RouteName | 'notFound';

/** The admin areas have a table of their own: visitors never load even the names of their screens. */
const admin = lazy(() => import('./adminRoutes.ts'));
const adminScreen = (name: AdminRouteName) => lazy(async () => (await admin()).adminScreens[name]());
const adminLayout = lazy(async () => (await admin()).adminLayout());

/** Route name -> its screen. A route of core's table without a row does not compile. */
export const screens: Readonly<Record<PageName, Lazy<ScreenPart>>> = {
  home: screen('HomeScreen', () => import('@janus-site/ui/public/home/HomeScreen.tsx')),
  blogHome: screen('BlogHomeScreen', () => import('@janus-site/ui/public/blog/BlogHomeScreen.tsx')),
  posts: screen('PostsScreen', () => import('@janus-site/ui/public/posts/PostsScreen.tsx')),
  post: screen('PostScreen', () => import('@janus-site/ui/public/post/PostScreen.tsx')),
  tag: screen('TagScreen', () => import('@janus-site/ui/public/tag/TagScreen.tsx')),
  notFound: screen('NotFoundScreen', () => import('@janus-site/ui/public/notFound/NotFoundScreen.tsx')),
  login: adminScreen('login'),
  projectsAdmin: adminScreen('projectsAdmin'),
  experiencesAdmin: adminScreen('experiencesAdmin'),
  messages: adminScreen('messages'),
  users: adminScreen('users'),
  profile: adminScreen('profile'),
  trail: adminScreen('trail'),
  site: adminScreen('site'),
  blogSite: adminScreen('blogSite'),
  media: adminScreen('media'),
  blogMedia: adminScreen('blogMedia'),
  createPost: adminScreen('createPost'),
  editPost: adminScreen('editPost'),
  blogLogin: adminScreen('blogLogin'),
};

export const layouts: Readonly<Record<LayoutName, Lazy<LayoutPart>>> = {
  public: lazy(async () => {
    const { PublicLayout, loaders } = await import('@janus-site/ui/public/layout/PublicLayout.tsx');
    return { Layout: PublicLayout, Provider: PageProvider, loaders };
  }),
  admin: adminLayout,
  // The blog's signing in and its editor: the admin frame keeps the session there and draws the sign-in page plain.
  plain: adminLayout,
};
