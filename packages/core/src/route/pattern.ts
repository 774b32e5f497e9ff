/** The parts of a path without its empty ones: `//posts/` has one, `/` has none. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** The name in a parameter's braces; `undefined` for a fixed segment. */
export function parameterName(segment: string): string | undefined {
  return segment.startsWith('{') && segment.endsWith('}') ? segment.slice(1, -1) : undefined;
}
