import { routeTable } from './faces.ts';
import { pageForm, segmentsOf } from './pattern.ts';

/** Other first segments in use: services and files, the English pages, and names reserved for later routes. */
const besideRoutes =
  '404 api assets blog cv en feed health logout media metrics page pages portfolio project ru search share tag';

function reservedSlugs(): ReadonlySet<string> {
  return new Set([
    ...besideRoutes.split(' '),
    ...routeTable.flatMap(({ path }) => segmentsOf(path).slice(0, 1)),
  ]);
}

const reserved = /* @__PURE__ */ reservedSlugs();

/** Returns whether the site itself uses an address directly below the host, so that no page can have it. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug);
}

/** Returns whether a page of the owner may have this address. */
export function isPageSlug(slug: string): boolean {
  return slug.length <= 100 && pageForm.test(slug) && !isReservedSlug(slug);
}
