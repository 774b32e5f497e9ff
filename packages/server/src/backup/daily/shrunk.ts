import type { Holds, Kind } from '../holds.ts';
import type { Copy, Shrunk } from './copyNote.ts';

/** Below this there is not enough for its shrinking to say anything. */
const telling = 20;

/** The good copies that others are measured by: after a clean-up that the owner accepted, not those before it. */
function measures(copies: readonly Copy[]): readonly Copy[] {
  const good = copies.filter(({ standing }) => standing === 'good');
  const accepted = good.findLastIndex(({ note }) => note?.isAccepted);
  return accepted < 0 ? good : good.slice(accepted);
}

/** Of what a copy holds less than half of what the largest good one does: this is rather a loss than an edit. */
export function shrunkSince(holds: Holds, copies: readonly Copy[]): Shrunk[] {
  const largest = new Map<Kind, number>();
  for (const { note } of measures(copies))
    for (const [kind, count] of Object.entries(note?.holds ?? {}) as [Kind, number][])
      largest.set(kind, Math.max(count, largest.get(kind) ?? 0));
  return [...largest]
    .map(([kind, before]) => ({ kind, now: holds[kind] ?? 0, before }))
    .filter(({ now, before }) => before >= telling && now < before / 2);
}

/** As `posts: 3 of 120`. */
export function tellShrunk(shrunk: readonly Shrunk[]): string {
  return shrunk.map(({ kind, now, before }) => `${kind}: ${now} of ${before}`).join(', ');
}
