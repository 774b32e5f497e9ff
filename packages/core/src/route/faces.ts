/** The routes as data: which face has which route, at which path, under which title (docs/behaviour.md, B5). */

/** A part of the site with a host of its own. */
export type Face = 'portfolio' | 'blog';
/** A language of the site. */
export type Language = 'ru' | 'en';

/** The visitors' pages and the login pages. */
type PublicRoute =
  | 'home'
  | 'login'
  | 'blogHome'
  | 'posts'
  | 'archive'
  | 'post'
  | 'blogLogin'
  | 'tag'
  | 'series'
  | 'project'
  | 'resume'
  | 'page'
  | 'blogPage';

/** The pages of the panel, which require a login. */
export type PanelRoute =
  | 'projectsAdmin'
  | 'experiencesAdmin'
  | 'resumeAdmin'
  | 'messages'
  | 'users'
  | 'profile'
  | 'trail'
  | 'figures'
  | 'site'
  | 'media'
  | 'createPost'
  | 'editPost'
  | 'blogSite'
  | 'redirects'
  | 'imports'
  | 'blogRedirects'
  | 'blogMedia'
  | 'blogFigures'
  | 'tagsAdmin'
  | 'seriesAdmin'
  | 'pagesAdmin';

/** The name of a page of the site or of the admin panel. */
export type RouteName = PublicRoute | PanelRoute;

/** A text in both languages of the site. */
export type Bilingual = Readonly<Record<Language, string>>;

/** A row of the route table: where a page is, and what it needs. */
export interface RouteRow {
  readonly name: RouteName;
  readonly face: Face;
  /** Segments in braces are parameters. */
  readonly path: string;
  /** `null`: the document shows the face's base title alone. */
  readonly title: Bilingual | null;
  readonly access: 'public' | 'login';
  /** `admin` shows its plain form on a login page until somebody is signed in. */
  readonly layout: 'public' | 'admin' | 'plain';
}

/** The languages of the site. Russian is at a route's own path, English at the same path behind `/en`. */
export const languages: readonly Language[] = ['ru', 'en'];
/** The language of addresses without a language prefix: Russian. */
export const defaultLanguage: Language = 'ru';

/** Returns the other language of the two. */
export const otherLanguage = (language: Language): Language => (language === 'ru' ? 'en' : 'ru');

const siteTitle: Bilingual = { ru: 'Сайт', en: 'Site' };
const filesTitle: Bilingual = { ru: 'Файлы', en: 'Files' };
const redirectsTitle: Bilingual = { ru: 'Переадресация', en: 'Redirects' };
const resumeTitle: Bilingual = { ru: 'Резюме', en: 'CV' };
const figuresTitle: Bilingual = { ru: 'Чтение', en: 'Reading' };

/** Creates the row of a visitors' page. */
function publicRow(name: PublicRoute, face: Face, path: string, title: Bilingual | null): RouteRow {
  return { name, face, path, title, access: 'public', layout: 'public' };
}

/** Creates the row of a panel page, which requires a login. */
function panelRow(name: PanelRoute, face: Face, path: string, title: Bilingual | null): RouteRow {
  return { name, face, path, title, access: 'login', layout: 'admin' };
}

/** The path of the owner's pages, on either face. */
export const pagePath = '/{page}';

/** All routes of both faces. */
export const routeTable: readonly RouteRow[] = [
  publicRow('home', 'portfolio', '/', null),
  {
    ...publicRow('login', 'portfolio', '/admin', {
      ru: 'Администраторская панель',
      en: 'Administrator panel',
    }),
    layout: 'admin',
  },
  panelRow('projectsAdmin', 'portfolio', '/admin/projects', { ru: 'Проекты', en: 'Projects' }),
  panelRow('experiencesAdmin', 'portfolio', '/admin/experience', {
    ru: 'Опыта работы',
    en: 'Work experience',
  }),
  panelRow('resumeAdmin', 'portfolio', '/admin/resume', resumeTitle),
  panelRow('messages', 'portfolio', '/admin/messages', { ru: 'Сообщения', en: 'Messages' }),
  panelRow('users', 'portfolio', '/admin/users', { ru: 'Пользователи', en: 'Users' }),
  panelRow('profile', 'portfolio', '/admin/profile', { ru: 'Профиль', en: 'Profile' }),
  panelRow('trail', 'portfolio', '/admin/trail', { ru: 'Журнал', en: 'Activity' }),
  panelRow('figures', 'portfolio', '/admin/figures', figuresTitle),
  panelRow('site', 'portfolio', '/admin/site', siteTitle),
  panelRow('redirects', 'portfolio', '/admin/redirects', redirectsTitle),
  panelRow('media', 'portfolio', '/admin/media', filesTitle),
  publicRow('blogHome', 'blog', '/', null),
  publicRow('posts', 'blog', '/posts', { ru: 'Все посты', en: 'All posts' }),
  panelRow('createPost', 'blog', '/posts/create', null),
  panelRow('editPost', 'blog', '/posts/{id}/edit', null),
  publicRow('post', 'blog', '/post/{slug}', { ru: 'Пост', en: 'Post' }),
  { ...publicRow('blogLogin', 'blog', '/login', { ru: 'Вход', en: 'Sign in' }), layout: 'admin' },
  panelRow('blogFigures', 'blog', '/admin/figures', figuresTitle),
  panelRow('blogSite', 'blog', '/admin/site', siteTitle),
  panelRow('blogRedirects', 'blog', '/admin/redirects', redirectsTitle),
  panelRow('imports', 'blog', '/admin/import', { ru: 'Импорт', en: 'Import' }),
  panelRow('blogMedia', 'blog', '/admin/media', filesTitle),
  panelRow('tagsAdmin', 'blog', '/admin/tags', { ru: 'Метки', en: 'Tags' }),
  panelRow('seriesAdmin', 'blog', '/admin/series', { ru: 'Серии', en: 'Series' }),
  panelRow('pagesAdmin', 'blog', '/admin/pages', { ru: 'Страницы', en: 'Pages' }),
  publicRow('archive', 'blog', '/archive', { ru: 'Архив', en: 'Archive' }),
  publicRow('tag', 'blog', '/tags/{tag}', null),
  publicRow('series', 'blog', '/series/{slug}', null),
  publicRow('project', 'portfolio', '/projects/{slug}', { ru: 'Проект', en: 'Project' }),
  publicRow('resume', 'portfolio', '/resume', resumeTitle),
  // The owner's pages; last, because they match only addresses that no other route has (`match.ts`).
  publicRow('page', 'portfolio', pagePath, null),
  publicRow('blogPage', 'blog', pagePath, null),
];

/** The address under which the not-found page is rendered; it matches no route and no page of the owner. */
export const notFoundPath: Readonly<Record<Language, string>> = { ru: '/404', en: '/en/404' };
/** The title of the not-found page, in both languages. */
export const notFoundTitle: Bilingual = { ru: 'Страница не найдена', en: 'Page not found' };

/** The route of each face's home page. */
export const homeRoute: Readonly<Record<Face, RouteName>> = { portfolio: 'home', blog: 'blogHome' };
/** The route of the owner's pages on a face. */
export const pageRoute = { portfolio: 'page', blog: 'blogPage' } as const;
/** The route of each face's login page. */
export const loginRoute: Readonly<Record<Face, RouteName>> = { portfolio: 'login', blog: 'blogLogin' };

/** Returns the row of a route name, or `undefined` if there is none. */
export function findRoute(name: string): RouteRow | undefined {
  return routeTable.find((row) => row.name === name);
}

/** Returns the row of a route. Throws a TypeError if there is none. */
export function routeRow(name: RouteName): RouteRow {
  const row = findRoute(name);
  if (!row) throw new TypeError(`Route '${name}' is unknown`);
  return row;
}
