import type { Read, RouteName, RouteRow } from '@janus-site/core';
import type { ScreenContext } from '@janus-site/ui/data/screen.ts';
import type { WaitingScreenProps } from '@janus-site/ui/screens/WaitingScreen/WaitingScreen.tsx';
import type { ComponentType, ReactNode } from 'react';

/** A screen as the site needs it: what to draw, and what it reads before it is drawn. */
export interface ScreenPart {
  readonly Screen: ComponentType;
  readonly reads?: (context: ScreenContext) => readonly Read<unknown>[];
}

/** The frame around a screen, with its own reads. */
export interface LayoutPart {
  readonly Layout: ComponentType<{ children: ReactNode }>;
  readonly reads?: ScreenPart['reads'];
}

export type LayoutName = RouteRow['layout'];
export type SceneName = RouteName | 'notFound';

type Reads = ScreenPart['reads'];

/** A row: the name of the component in its file, and the file. A name that is not there does not compile. */
function screen<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType> & { reads?: Reads }>,
): () => Promise<ScreenPart> {
  return async () => {
    const file = await load();
    return { Screen: file[name], reads: file.reads };
  };
}

function layout<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, LayoutPart['Layout']> & { reads?: Reads }>,
): () => Promise<LayoutPart> {
  return async () => {
    const file = await load();
    return { Layout: file[name], reads: file.reads };
  };
}

/** Route name -> its screen, loaded when it is first shown. A route without a row does not compile. */
export const screens: Readonly<Record<SceneName, () => Promise<ScreenPart>>> = {
  home: screen('HomeScreen', () => import('@janus-site/ui/screens/HomeScreen/HomeScreen.tsx')),
  login: screen('LoginScreen', () => import('@janus-site/ui/screens/LoginScreen/LoginScreen.tsx')),
  projectsAdmin: screen(
    'ProjectsAdminScreen',
    () => import('@janus-site/ui/screens/ProjectsAdminScreen/ProjectsAdminScreen.tsx'),
  ),
  experiencesAdmin: screen(
    'ExperiencesAdminScreen',
    () => import('@janus-site/ui/screens/ExperiencesAdminScreen/ExperiencesAdminScreen.tsx'),
  ),
  messages: screen(
    'MessagesScreen',
    () => import('@janus-site/ui/screens/MessagesScreen/MessagesScreen.tsx'),
  ),
  users: screen('UsersScreen', () => import('@janus-site/ui/screens/UsersScreen/UsersScreen.tsx')),
  profile: screen('ProfileScreen', () => import('@janus-site/ui/screens/ProfileScreen/ProfileScreen.tsx')),
  blogHome: screen(
    'BlogHomeScreen',
    () => import('@janus-site/ui/screens/BlogHomeScreen/BlogHomeScreen.tsx'),
  ),
  posts: screen('PostsScreen', () => import('@janus-site/ui/screens/PostsScreen/PostsScreen.tsx')),
  createPost: screen(
    'CreatePostScreen',
    () => import('@janus-site/ui/screens/CreatePostScreen/CreatePostScreen.tsx'),
  ),
  editPost: screen(
    'EditPostScreen',
    () => import('@janus-site/ui/screens/EditPostScreen/EditPostScreen.tsx'),
  ),
  post: screen('PostScreen', () => import('@janus-site/ui/screens/PostScreen/PostScreen.tsx')),
  blogLogin: screen(
    'BlogLoginScreen',
    () => import('@janus-site/ui/screens/BlogLoginScreen/BlogLoginScreen.tsx'),
  ),
  tag: screen('TagScreen', () => import('@janus-site/ui/screens/TagScreen/TagScreen.tsx')),
  notFound: screen(
    'NotFoundScreen',
    () => import('@janus-site/ui/screens/NotFoundScreen/NotFoundScreen.tsx'),
  ),
};

const adminLayout = layout('AdminLayout', () => import('@janus-site/ui/layouts/AdminLayout/AdminLayout.tsx'));

/** An area's frame is loaded with its first screen. */
export const layouts: Readonly<Record<LayoutName, () => Promise<LayoutPart>>> = {
  public: layout('PublicLayout', () => import('@janus-site/ui/layouts/PublicLayout/PublicLayout.tsx')),
  admin: adminLayout,
  // The blog's signing in and its editor: the admin frame keeps the session there and draws the sign-in page plain.
  plain: adminLayout,
};

/** The screen before an admin page, loaded with it. */
export interface WaitingPart {
  readonly Waiting: ComponentType<WaitingScreenProps>;
  reads(context: ScreenContext): readonly Read<unknown>[];
}

export async function loadWaiting(): Promise<WaitingPart> {
  const { WaitingScreen, reads } = await import('@janus-site/ui/screens/WaitingScreen/WaitingScreen.tsx');
  return { Waiting: WaitingScreen, reads };
}
