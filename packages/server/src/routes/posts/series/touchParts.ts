import { sql, type RawBuilder } from 'kysely';
import { isOneOf } from '../../../db/rows.ts';
import type { Database } from '../../../db/schema.ts';
import { touchRepresentation } from '../../../db/touchRepresentation.ts';

const partsOf = (series: RawBuilder<unknown>) =>
  sql<boolean>`posts.id in (select post_id from series_posts where series_id in (${series}))`;

const seriesOf = (trx: Database, posts: readonly string[]) =>
  sql`select series_id from series_posts where ${isOneOf(trx, 'post_id', posts)}`;

/** A part shows its number, the total and the names of the others, so each write to a series changes all its parts. */
export function touchParts(trx: Database, seriesId: string, now: number): Promise<void> {
  return touchRepresentation(trx, 'posts', partsOf(sql`${seriesId}`), now);
}

/** `touchParts` for the series of some posts, and for the posts themselves: each statement uses a separate index. */
export async function touchPartsBeside(trx: Database, posts: readonly string[], now: number): Promise<void> {
  await touchRepresentation(trx, 'posts', isOneOf(trx, 'posts.id', posts), now);
  await touchRepresentation(trx, 'posts', partsOf(seriesOf(trx, posts)), now);
}
