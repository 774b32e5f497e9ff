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

/** Route name -> its screen, loaded when it is first shown. A route without a row does not compile. */
export const screens: Readonly<Record<SceneName, () => Promise<ScreenPart>>> = {
  home: async () => {
    const { HomeScreen, reads } = await import('@janus-site/ui/screens/HomeScreen/HomeScreen.tsx');
    return { Screen: HomeScreen, reads };
  },
  login: async () => {
    const { LoginScreen } = await import('@janus-site/ui/screens/LoginScreen/LoginScreen.tsx');
    return { Screen: LoginScreen };
  },
  projectsAdmin: async () => {
    const { ProjectsAdminScreen } =
      await import('@janus-site/ui/screens/ProjectsAdminScreen/ProjectsAdminScreen.tsx');
    return { Screen: ProjectsAdminScreen };
  },
  experiencesAdmin: async () => {
    const { ExperiencesAdminScreen } =
      await import('@janus-site/ui/screens/ExperiencesAdminScreen/ExperiencesAdminScreen.tsx');
    return { Screen: ExperiencesAdminScreen };
  },
  messages: async () => {
    const { MessagesScreen } = await import('@janus-site/ui/screens/MessagesScreen/MessagesScreen.tsx');
    return { Screen: MessagesScreen };
  },
  users: async () => {
    const { UsersScreen } = await import('@janus-site/ui/screens/UsersScreen/UsersScreen.tsx');
    return { Screen: UsersScreen };
  },
  profile: async () => {
    const { ProfileScreen } = await import('@janus-site/ui/screens/ProfileScreen/ProfileScreen.tsx');
    return { Screen: ProfileScreen };
  },
  blogHome: async () => {
    const { BlogHomeScreen, reads } =
      await import('@janus-site/ui/screens/BlogHomeScreen/BlogHomeScreen.tsx');
    return { Screen: BlogHomeScreen, reads };
  },
  posts: async () => {
    const { PostsScreen, reads } = await import('@janus-site/ui/screens/PostsScreen/PostsScreen.tsx');
    return { Screen: PostsScreen, reads };
  },
  createPost: async () => {
    const { CreatePostScreen } = await import('@janus-site/ui/screens/CreatePostScreen/CreatePostScreen.tsx');
    return { Screen: CreatePostScreen };
  },
  editPost: async () => {
    const { EditPostScreen } = await import('@janus-site/ui/screens/EditPostScreen/EditPostScreen.tsx');
    return { Screen: EditPostScreen };
  },
  post: async () => {
    const { PostScreen, reads } = await import('@janus-site/ui/screens/PostScreen/PostScreen.tsx');
    return { Screen: PostScreen, reads };
  },
  blogLogin: async () => {
    const { BlogLoginScreen } = await import('@janus-site/ui/screens/BlogLoginScreen/BlogLoginScreen.tsx');
    return { Screen: BlogLoginScreen };
  },
  tag: async () => {
    const { TagScreen, reads } = await import('@janus-site/ui/screens/TagScreen/TagScreen.tsx');
    return { Screen: TagScreen, reads };
  },
  notFound: async () => {
    const { NotFoundScreen, reads } =
      await import('@janus-site/ui/screens/NotFoundScreen/NotFoundScreen.tsx');
    return { Screen: NotFoundScreen, reads };
  },
};

/** An area's frame is loaded with its first screen. */
export const layouts: Readonly<Record<LayoutName, () => Promise<LayoutPart>>> = {
  public: async () => {
    const { PublicLayout, reads } = await import('@janus-site/ui/layouts/PublicLayout/PublicLayout.tsx');
    return { Layout: PublicLayout, reads };
  },
  admin: async () => {
    const { AdminLayout } = await import('@janus-site/ui/layouts/AdminLayout/AdminLayout.tsx');
    return { Layout: AdminLayout };
  },
  // The blog's signing in and its editor: the admin frame keeps the session there and draws the sign-in page plain.
  plain: async () => {
    const { AdminLayout } = await import('@janus-site/ui/layouts/AdminLayout/AdminLayout.tsx');
    return { Layout: AdminLayout };
  },
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
