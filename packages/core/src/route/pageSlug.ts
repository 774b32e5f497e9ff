import { routeTable } from './faces.ts';
import { segmentsOf } from './pattern.ts';

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What else answers there: services and files, the English pages, and names that later routes may want. */
const besideRoutes =
  '404 api archive assets blog cv en feed health logout media metrics page pages portfolio project ru search series share tag';

function reservedSlugs(): ReadonlySet<string> {
  return new Set([
    ...besideRoutes.split(' '),
    ...routeTable.flatMap(({ path }) => segmentsOf(path).slice(0, 1)),
  ]);
}

const reserved = /* @__PURE__ */ reservedSlugs();

/** Returns whether an address right behind the host is the site's own, so that no page can have it. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug);
}

/** Returns whether a page may have this address: what has another form is none, so that nobody asks for it. */
export function isPageSlug(slug: string): boolean {
  return slug.length <= 100 && form.test(slug) && !isReservedSlug(slug);
}
