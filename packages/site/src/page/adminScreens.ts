import type { Language } from '@janus-site/core';
import type { Messages } from '@lingui/core';
import { adminAreasOf } from './areas.ts';
import type { LayoutPart, ScreenPart, WaitingPart } from './screenParts.ts';
import { layout, screen } from './screenParts.ts';

const postEditor = screen(
  'PostEditorScreen',
  () => import('@janus-site/ui/admin/posts/editor/PostEditorScreen.tsx'),
);

/** The rows of the admin areas, in a file of their own: visitors never load even their names. */
export const adminScreens = {
  login: screen('LoginScreen', () => import('@janus-site/ui/admin/start/LoginScreen.tsx')),
  projectsAdmin: screen(
    'ProjectsAdminScreen',
    () => import('@janus-site/ui/admin/projects/ProjectsAdminScreen.tsx'),
  ),
  experiencesAdmin: screen(
    'ExperiencesAdminScreen',
    () => import('@janus-site/ui/admin/experience/ExperiencesAdminScreen.tsx'),
  ),
  messages: screen('MessagesScreen', () => import('@janus-site/ui/admin/messages/MessagesScreen.tsx')),
  users: screen('UsersScreen', () => import('@janus-site/ui/admin/people/users/UsersScreen.tsx')),
  profile: screen('ProfileScreen', () => import('@janus-site/ui/admin/people/profile/ProfileScreen.tsx')),
  trail: screen('TrailScreen', () => import('@janus-site/ui/admin/trail/TrailScreen.tsx')),
  createPost: postEditor,
  editPost: postEditor,
  blogLogin: screen('BlogLoginScreen', () => import('@janus-site/ui/admin/posts/BlogLoginScreen.tsx')),
} satisfies Record<string, () => Promise<ScreenPart>>;

export type AdminName = keyof typeof adminScreens;

export const adminLayout: () => Promise<LayoutPart> = layout(
  'AdminLayout',
  () => import('@janus-site/ui/admin/frame/AdminLayout.tsx'),
  async () => (await import('@janus-site/ui/hooks/UiProvider.tsx')).UiProvider,
);

const files = import.meta.glob<Messages>('../../../ui/src/locales/{admin,editor,people}/*.po', {
  import: 'messages',
});

export async function loadWaiting(name: string, language: Language): Promise<WaitingPart> {
  const words = adminAreasOf(name).map((area) => files[`../../../ui/src/locales/${area}/${language}.po`]?.());
  const [{ WaitingScreen, loaders }, ...parts] = await Promise.all([
    import('@janus-site/ui/admin/frame/WaitingScreen.tsx'),
    ...words,
  ]);
  return { Waiting: WaitingScreen, loaders: loaders, messages: Object.assign({}, ...parts) as Messages };
}
