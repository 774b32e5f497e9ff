import { diff3Merge } from 'node-diff3';
import { isRecord, same } from './values.ts';

/** The merge of two versions with a common ancestor. */
export interface Merged<V> {
  /** All changes; own ones where both sides changed the same part. */
  values: V;
  /** All changes; the other side's where both sides changed the same part. */
  theirs: V;
  /** The dotted paths that both sides changed. */
  clashes: readonly string[];
}

/**
 * Returns the changes of both sides of a text, merged paragraph by paragraph: edits of different paragraphs are both
 * kept. If one side only added to the other's text, as after a save whose response was lost, there is no conflict.
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

/** Returns whether the later text is the former one with a single insertion. */
function addsTo(former: string, later: string): boolean {
  if (later.length < former.length) return false;
  let before = 0;
  while (before < former.length && former[before] === later[before]) before += 1;
  return later.endsWith(former.slice(before));
}

// The whitespace between paragraphs is a separate piece, so that changes of neighbouring paragraphs do not conflict.
const paragraphs = (text: string): string[] => text.split(/(\n[^\S\n]*\n\s*)/);

/**
 * Returns the changes of both sides, merged value by value. Without a common ancestor (null) every difference is a
 * conflict.
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
