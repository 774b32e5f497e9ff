/** Returns the non-empty segments of a path: `//posts/` has one, `/` has none. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Returns the name of a parameter, or `undefined` for a fixed segment. */
export function parameterName(segment: string): string | undefined {
  return segment.startsWith('{') && segment.endsWith('}') ? segment.slice(1, -1) : undefined;
}

/** The form of a page's slug. `/404` is the not-found page; the others are languages. */
export const pageForm = /^(?!(?:404|en|ru)$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
