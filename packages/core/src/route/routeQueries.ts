import type { RouteName } from './faces.ts';
import { isUuid } from './postReference.ts';
import type { Declaration, Parameter, Parsed } from './query.ts';
import { code, count, flag, oneOf, text } from './query.ts';
import { longestReturnPath } from './returnPath.ts';

const id: Parameter<string> = (value) => (isUuid(value) ? value.toLowerCase() : undefined);

const words = /* @__PURE__ */ text(200);

function declare() {
  const pages = { cursor: code(500) };
  const login = { next: text(longestReturnPath) };
  const list = { q: words, page: count(999_999), deleted: flag };
  const items = {
    ...list,
    edit: id,
    new: flag,
    state: oneOf('shown', 'hidden', 'untranslated'),
    sort: oneOf('updated', 'title'),
  };
  const figures = { period: oneOf('day', 'year') };
  const post = { preview: code(100) };
  const posts = {
    ...list,
    state: oneOf('draft', 'scheduled', 'published', 'unlisted', 'pending', 'outdated'),
    language: oneOf('ru', 'en'),
    tag: text(50),
    author: id,
    sort: oneOf('oldest'),
  };
  const named = { q: words, page: list.page, edit: id, new: flag };
  const files = { ...list, state: oneOf('unused') };
  return {
    home: { technology: text(50), show: count(100), projects: oneOf('all'), project: id, about: words },
    login,
    projectsAdmin: items,
    experiencesAdmin: items,
    resumeAdmin: { edit: id, new: code(20) },
    messages: {
      ...list,
      state: oneOf('archived', 'spam'),
      read: oneOf('unread', 'read'),
      answered: oneOf('no', 'yes'),
    },
    users: {
      ...list,
      edit: id,
      new: flag,
      role: oneOf('owner', 'staff'),
      state: oneOf('active', 'disabled'),
    },
    profile: {},
    media: files,
    blogMedia: files,
    figures,
    blogFigures: figures,
    tagsAdmin: { q: words, page: list.page, edit: id },
    trail: {
      page: list.page,
      group: code(20),
      action: code(30),
      actor: id,
      kind: code(20),
      object: id,
      from: code(10),
      to: code(10),
    },
    site: { welcome: flag },
    redirects: named,
    imports: {},
    blogHome: {},
    posts: { q: words, tag: text(50), ...pages },
    archive: pages,
    createPost: { page: oneOf('portfolio', 'blog') },
    editPost: {},
    post,
    blogLogin: { ...login, ...posts },
    blogSite: {},
    blogRedirects: named,
    tag: pages,
    series: {},
    seriesAdmin: named,
    project: {},
    resume: {},
    pagesAdmin: posts,
    page: post,
    blogPage: post,
  } as const satisfies Readonly<Record<RouteName, Declaration>>;
}

/**
 * The query parameters that each route reads; screens, links and the page cache use no others. Values that mean "not
 * chosen" are not listed. Separate from the route table, because a page that resolves no address does not need it.
 */
// Marked as pure, so that a page that needs one helper does not contain the table.
/** The query parameters of each route. */
export const routeQueries = /* @__PURE__ */ declare();

/** The typed query of a route. */
export type RouteQuery<Route extends RouteName = RouteName> = Route extends RouteName
  ? Parsed<(typeof routeQueries)[Route]>
  : never;
