/** The routes as data: which face has which route, at which path, under which title (docs/behaviour.md, B5). */

export type Face = 'portfolio' | 'blog';
export type Language = 'ru' | 'en';

export type RouteName =
  | 'home'
  | 'login'
  | 'projectsAdmin'
  | 'experiencesAdmin'
  | 'messages'
  | 'users'
  | 'profile'
  | 'trail'
  | 'site'
  | 'media'
  | 'blogHome'
  | 'posts'
  | 'createPost'
  | 'editPost'
  | 'post'
  | 'blogLogin'
  | 'blogSite'
  | 'blogMedia'
  | 'tag';

/** A text in both languages of the site. */
export type Bilingual = Readonly<Record<Language, string>>;

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
export const defaultLanguage: Language = 'ru';

const siteTitle: Bilingual = { ru: 'Сайт', en: 'Site' };

export const routeTable: readonly RouteRow[] = [
  { name: 'home', face: 'portfolio', path: '/', title: null, access: 'public', layout: 'public' },
  {
    name: 'login',
    face: 'portfolio',
    path: '/admin',
    title: { ru: 'Администраторская панель', en: 'Administrator panel' },
    access: 'public',
    layout: 'admin',
  },
  {
    name: 'projectsAdmin',
    face: 'portfolio',
    path: '/admin/projects',
    title: { ru: 'Проекты', en: 'Projects' },
    access: 'login',
    layout: 'admin',
  },
  {
    name: 'experiencesAdmin',
    face: 'portfolio',
    path: '/admin/experience',
    title: { ru: 'Опыта работы', en: 'Work experience' },
    access: 'login',
    layout: 'admin',
  },
  {
    name: 'messages',
    face: 'portfolio',
    path: '/admin/messages',
    title: { ru: 'Сообщения', en: 'Messages' },
    access: 'login',
    layout: 'admin',
  },
  {
    name: 'users',
    face: 'portfolio',
    path: '/admin/users',
    title: { ru: 'Пользователи', en: 'Users' },
    access: 'login',
    layout: 'admin',
  },
  {
    name: 'profile',
    face: 'portfolio',
    path: '/admin/profile',
    title: { ru: 'Профиль', en: 'Profile' },
    access: 'login',
    layout: 'admin',
  },
  {
    name: 'trail',
    face: 'portfolio',
    path: '/admin/trail',
    title: { ru: 'Журнал', en: 'Activity' },
    access: 'login',
    layout: 'admin',
  },
  {
    name: 'site',
    face: 'portfolio',
    path: '/admin/site',
    title: siteTitle,
    access: 'login',
    layout: 'admin',
  },
  {
    name: 'media',
    face: 'portfolio',
    path: '/admin/media',
    title: { ru: 'Файлы', en: 'Files' },
    access: 'login',
    layout: 'admin',
  },
  { name: 'blogHome', face: 'blog', path: '/', title: null, access: 'public', layout: 'public' },
  {
    name: 'posts',
    face: 'blog',
    path: '/posts',
    title: { ru: 'Все посты', en: 'All posts' },
    access: 'public',
    layout: 'public',
  },
  { name: 'createPost', face: 'blog', path: '/posts/create', title: null, access: 'login', layout: 'admin' },
  { name: 'editPost', face: 'blog', path: '/posts/{id}/edit', title: null, access: 'login', layout: 'admin' },
  {
    name: 'post',
    face: 'blog',
    path: '/post/{slug}',
    title: { ru: 'Пост', en: 'Post' },
    access: 'public',
    layout: 'public',
  },
  {
    name: 'blogLogin',
    face: 'blog',
    path: '/login',
    title: { ru: 'Вход', en: 'Sign in' },
    access: 'public',
    layout: 'admin',
  },
  {
    name: 'blogSite',
    face: 'blog',
    path: '/admin/site',
    title: siteTitle,
    access: 'login',
    layout: 'admin',
  },
  {
    name: 'blogMedia',
    face: 'blog',
    path: '/admin/media',
    title: { ru: 'Файлы', en: 'Files' },
    access: 'login',
    layout: 'admin',
  },
  { name: 'tag', face: 'blog', path: '/tags/{tag}', title: null, access: 'public', layout: 'public' },
];

/** The address under which the not-found page is rendered; it matches no route. */
export const notFoundPath: Readonly<Record<Language, string>> = { ru: '/404', en: '/en/404' };
export const notFoundTitle: Bilingual = { ru: 'Страница не найдена', en: 'Page not found' };

export const homeRoute: Readonly<Record<Face, RouteName>> = { portfolio: 'home', blog: 'blogHome' };
export const loginRoute: Readonly<Record<Face, RouteName>> = { portfolio: 'login', blog: 'blogLogin' };

// Marked as pure here and below, so that a page that needs one helper gets no table.
const rows = /* @__PURE__ */ new Map<string, RouteRow>(
  /* @__PURE__ */ routeTable.map((row) => [row.name, row]),
);

/** Returns the row of a route name, or `undefined` if there is none. */
export function findRoute(name: string): RouteRow | undefined {
  return rows.get(name);
}

/** Returns the row of a route. Throws a TypeError if there is none. */
export function routeRow(name: RouteName): RouteRow {
  const row = rows.get(name);
  if (!row) throw new TypeError(`Route '${name}' is unknown`);
  return row;
}
