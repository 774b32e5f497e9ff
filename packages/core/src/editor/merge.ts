import { diff3Merge } from 'node-diff3';
import { same } from './values.ts';

/** Two versions that went on from one, put together. */
export interface Merged<V> {
  /** All changes; where both changed the same, the own ones. */
  values: V;
  /** All changes; where both changed the same, the others' ones. */
  theirs: V;
  /** The dotted paths where both changed the same. */
  clashes: readonly string[];
}

/**
 * Returns both sides' changes of one text put together, paragraph by paragraph: edits of different paragraphs both stay,
 * and where one side only added to what the other has written, as after a save whose answer was lost, nothing is asked.
 */
function mergeTexts(base: string, mine: string, theirs: string): Merged<string> {
  let hasClash = false;
  const regions = diff3Merge(paragraphs(mine), paragraphs(base), paragraphs(theirs), {
    excludeFalseConflicts: true,
  }).map(({ ok, conflict }) => {
    const [own = '', was = '', other = ''] = [ok ?? conflict?.a, conflict?.o, ok ?? conflict?.b].map((part) =>
      part?.join(''),
    );
    if (ok) return [own, other];
    if (addsTo(was, other) && addsTo(other, own)) return [own, own];
    if (addsTo(was, own) && addsTo(own, other)) return [other, other];
    hasClash = true;
    return [own, other];
  });
  const written = (side: 0 | 1) => regions.map((sides) => sides[side]).join('');
  return { values: written(0), theirs: written(1), clashes: hasClash ? [''] : [] };
}

/** Whether the later text is the former with something put in at one place. */
function addsTo(former: string, later: string): boolean {
  if (later.length < former.length) return false;
  let before = 0;
  while (before < former.length && former[before] === later[before]) before += 1;
  return later.endsWith(former.slice(before));
}

// What stands between paragraphs is a piece of its own, so that neighbours do not touch.
const paragraphs = (text: string): string[] => text.split(/(\n[^\S\n]*\n\s*)/);

/**
 * Returns both sides' changes put together, value by value. Without the version that both went on from (null) everything
 * that differs is a clash.
 */
export function mergeValues<V>(base: V | null, mine: V, theirs: V): Merged<V> {
  const clashes: string[] = [];
  const merge = (path: string, was: unknown, own: unknown, other: unknown): [unknown, unknown] => {
    if (same(own, other)) return [own, other];
    if (isRecord(own) && isRecord(other)) {
      const keys = [...new Set([...Object.keys(own), ...Object.keys(other)])];
      const parts = keys.map((key) => {
        const inside = base === null || !isRecord(was) ? undefined : was[key];
        return [key, merge(path ? `${path}.${key}` : key, inside, own[key], other[key])] as const;
      });
      const side = (at: 0 | 1) => Object.fromEntries(parts.map(([key, part]) => [key, part[at]]));
      return [side(0), side(1)];
    }
    if (base !== null && same(was, other)) return [own, own];
    if (base !== null && same(was, own)) return [other, other];
    if (base !== null && typeof was === 'string' && typeof own === 'string' && typeof other === 'string') {
      const merged = mergeTexts(was, own, other);
      if (merged.clashes.length > 0) clashes.push(path);
      return [merged.values, merged.theirs];
    }
    clashes.push(path);
    return [own, other];
  };
  const [values, other] = merge('', base, mine, theirs);
  return { values: values as V, theirs: other as V, clashes };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
