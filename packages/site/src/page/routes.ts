import type { Language, Loader, RouteName, RouteRow } from '@janus-site/core';
import { PageProvider } from '@janus-site/ui/hooks/PageProvider.tsx';
import type { ScreenContext } from '@janus-site/ui/hooks/screen.ts';
import type { UiProviderProps } from '@janus-site/ui/hooks/UiProvider.tsx';
import type { WaitingScreenProps } from '@janus-site/ui/admin/frame/WaitingScreen.tsx';
import type { Messages } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import type { AdminRouteName } from './adminRoutes.ts';
import type { Lazy } from './lazy.ts';
import { lazy } from './lazy.ts';

export type LayoutName = RouteRow['layout'];
export type PageName = RouteName | 'notFound';

/** What a part of a page loads before it is shown; a method, because each screen knows the query of its own route. */
interface Loading {
  loaders?(context: ScreenContext): readonly Loader<unknown>[];
}

/** A screen as the site needs it: what to draw and what to load before. */
export interface ScreenPart extends Loading {
  /** Of the component: two addresses of one screen keep what is on it. */
  readonly name: string;
  readonly Screen: ComponentType;
}

/** The frame around a screen, with its own loaders. */
export interface LayoutPart extends Loading {
  readonly Layout: ComponentType<{ children: ReactNode }>;
  /** What runs the loaders of the layout and its screens. */
  readonly Provider: ComponentType<UiProviderProps>;
  /** What stands in for a page of the admin areas until it is known who is looking. */
  readonly waiting?: Required<Loading> & { readonly Waiting: ComponentType<WaitingScreenProps> };
  /** The words of a screen beside those that visitors read. */
  loadMessages?(name: string, language: Language): Promise<readonly (Messages | undefined)[]>;
}

/** A row: the name of the component in its file, and the file. A name that is not there does not compile. */
export function screen<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType> & Loading>,
): Lazy<ScreenPart> {
  return lazy(async () => {
    const { [name]: Screen, loaders } = await load();
    return { name, Screen, ...(loaders && { loaders }) };
  });
}

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
