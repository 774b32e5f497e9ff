import type { Messages } from '@lingui/core';
import { adminAreasOf } from './adminAreas.ts';
import type { Lazy } from './lazy.ts';
import { lazy } from './lazy.ts';
import type { LayoutPart, ScreenPart } from './screenParts.ts';
import { screen } from './screenParts.ts';

const postEditor = screen(
  'PostEditorScreen',
  () => import('@janus-site/ui/admin/posts/editor/PostEditorScreen.tsx'),
);

const siteSettings = screen('SiteScreen', () => import('@janus-site/ui/admin/site/SiteScreen.tsx'));
const redirectsScreen = screen(
  'RedirectsScreen',
  () => import('@janus-site/ui/admin/site/redirects/RedirectsScreen.tsx'),
);
const figuresScreen = screen('FiguresScreen', () => import('@janus-site/ui/admin/figures/FiguresScreen.tsx'));
const mediaScreen = screen('MediaScreen', () => import('@janus-site/ui/admin/media/MediaScreen.tsx'));

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
  resumeAdmin: screen('CareerScreen', () => import('@janus-site/ui/admin/career/CareerScreen.tsx')),
  messages: screen('MessagesScreen', () => import('@janus-site/ui/admin/messages/MessagesScreen.tsx')),
  users: screen('UsersScreen', () => import('@janus-site/ui/admin/people/users/UsersScreen.tsx')),
  profile: screen('ProfileScreen', () => import('@janus-site/ui/admin/people/profile/ProfileScreen.tsx')),
  trail: screen('TrailScreen', () => import('@janus-site/ui/admin/trail/TrailScreen.tsx')),
  site: siteSettings,
  blogSite: siteSettings,
  redirects: redirectsScreen,
  blogRedirects: redirectsScreen,
  imports: screen('ImportScreen', () => import('@janus-site/ui/admin/site/imports/ImportScreen.tsx')),
  media: mediaScreen,
  blogMedia: mediaScreen,
  figures: figuresScreen,
  blogFigures: figuresScreen,
  tagsAdmin: screen('TagsScreen', () => import('@janus-site/ui/admin/tags/TagsScreen.tsx')),
  seriesAdmin: screen('SeriesAdminScreen', () => import('@janus-site/ui/admin/series/SeriesAdminScreen.tsx')),
  createPost: postEditor,
  editPost: postEditor,
  pagesAdmin: screen('PagesScreen', () => import('@janus-site/ui/admin/posts/PagesScreen.tsx')),
  blogLogin: screen('BlogLoginScreen', () => import('@janus-site/ui/admin/posts/BlogLoginScreen.tsx')),
} satisfies Record<string, Lazy<ScreenPart>>;

const files = import.meta.glob<Messages>(
  '../../../ui/src/locales/{controls,admin,editor,markdown,people,site}/*.po',
  {
    import: 'messages',
  },
);

export const adminLayout = lazy(async (): Promise<LayoutPart> => {
  const [{ AdminLayout }, { UiProvider }, waiting] = await Promise.all([
    import('@janus-site/ui/admin/frame/AdminLayout.tsx'),
    import('@janus-site/ui/hooks/UiProvider.tsx'),
    import('@janus-site/ui/admin/frame/WaitingScreen.tsx'),
  ]);
  return {
    Layout: AdminLayout,
    Provider: UiProvider,
    waiting: { Waiting: waiting.WaitingScreen, loaders: waiting.loaders },
    loadMessages: (name, language) =>
      Promise.all(
        adminAreasOf(name).map(async (area) => files[`../../../ui/src/locales/${area}/${language}.po`]?.()),
      ),
  };
});
