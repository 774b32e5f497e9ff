import { pagePath, routeTable } from './faces.ts';
import type { Face, RouteRow } from './faces.ts';
import { pageForm, parameterName, segmentsOf } from './pattern.ts';

export interface Match {
  row: RouteRow;
  params: Record<string, string>;
}

interface Pattern {
  row: RouteRow;
  segments: readonly string[];
}

const patterns: readonly Pattern[] = /* @__PURE__ */ routeTable.map((row) => ({
  row,
  segments: segmentsOf(row.path),
}));
// oxlint-disable-next-line no-control-regex -- stored names contain none, and PostgreSQL rejects NUL
const control = /[\u0000-\u001f\u007f]/;

/**
 * Returns the row of a path: first this face's, then the other's, last the owner's pages. Takes raw segments, returns
 * decoded parameters.
 */
export function matchSegments(segments: readonly string[], face: Face): Match | undefined {
  const matches = patterns.flatMap((pattern) => matchOne(pattern, segments) ?? []);
  const isOfFace = ({ row }: Match): boolean => row.face === face;
  const own = matches.filter(({ row }) => row.path !== pagePath);
  if (own.length > 0) return own.find(isOfFace) ?? own[0];
  // No request is made for an address that no page can have.
  const { page = '' } = matches[0]?.params ?? {};
  const isTaken = patterns.some(({ segments: [first] }) => first === page);
  return pageForm.test(page) && !isTaken ? matches.find(isOfFace) : undefined;
}

function matchOne({ row, segments: expected }: Pattern, segments: readonly string[]): Match | undefined {
  if (expected.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = segments[index] ?? '';
    const name = parameterName(part);
    if (name === undefined) {
      if (segment !== part) return undefined;
    } else {
      const value = decodeSegment(segment);
      if (value === undefined) return undefined;
      params[name] = value;
    }
  }
  return { row, params };
}

function decodeSegment(segment: string): string | undefined {
  try {
    const value = decodeURIComponent(segment);
    return value === '' || control.test(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
