import type { ItemCounts, Kind } from '../itemCounts.ts';
import type { Backup, Shrunk } from './backupNote.ts';

/** Below this amount a decrease means nothing. */
const telling = 20;

/** Returns the good backups to compare with: after an accepted clean-up, only the accepted one and later ones. */
function measures(backups: readonly Backup[]): readonly Backup[] {
  const good = backups.filter(({ standing }) => standing === 'good');
  const accepted = good.findLastIndex(({ note }) => note?.isAccepted);
  return accepted < 0 ? good : good.slice(accepted);
}

/** Returns the kinds with less than half of the amount in the largest good backup: more likely a loss than an edit. */
export function shrunkSince(counts: ItemCounts, backups: readonly Backup[]): Shrunk[] {
  const largest = new Map<Kind, number>();
  for (const { note } of measures(backups))
    for (const [kind, count] of Object.entries(note?.holds ?? {}) as [Kind, number][])
      largest.set(kind, Math.max(count, largest.get(kind) ?? 0));
  return [...largest]
    .map(([kind, before]) => ({ kind, now: counts[kind] ?? 0, before }))
    .filter(({ now, before }) => before >= telling && now < before / 2);
}

/** In the form `posts: 3 of 120`. */
export function tellShrunk(shrunk: readonly Shrunk[]): string {
  return shrunk.map(({ kind, now, before }) => `${kind}: ${now} of ${before}`).join(', ');
}
