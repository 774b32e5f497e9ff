import type { Language, RouteName, RouteRow } from '@janus-site/core';
import { PageProvider } from '@janus-site/ui/hooks/PageProvider.tsx';
import type { AdminName } from './adminScreens.ts';
import type { LayoutPart, ScreenPart, WaitingPart } from './screenParts.ts';
import { layout, screen } from './screenParts.ts';

export type LayoutName = RouteRow['layout'];
export type PageName = RouteName | 'notFound';

const loadAdmin = () => import('./adminScreens.ts');

function adminScreen(name: AdminName): () => Promise<ScreenPart> {
  return async () => (await loadAdmin()).adminScreens[name]();
}

/** Route name -> its screen, loaded when it is first shown. A route without a row does not compile. */
export const screens: Readonly<Record<PageName, () => Promise<ScreenPart>>> = {
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
  createPost: adminScreen('createPost'),
  editPost: adminScreen('editPost'),
  blogLogin: adminScreen('blogLogin'),
};

const adminLayout = async (): Promise<LayoutPart> => (await loadAdmin()).adminLayout();

/** An area's frame is loaded with its first screen. */
export const layouts: Readonly<Record<LayoutName, () => Promise<LayoutPart>>> = {
  public: layout(
    'PublicLayout',
    () => import('@janus-site/ui/public/layout/PublicLayout.tsx'),
    () => PageProvider,
  ),
  admin: adminLayout,
  // The blog's signing in and its editor: the admin frame keeps the session there and draws the sign-in page plain.
  plain: adminLayout,
};

export async function loadWaiting(name: PageName, language: Language): Promise<WaitingPart> {
  return (await loadAdmin()).loadWaiting(name, language);
}
