import { sql, type RawBuilder } from 'kysely';
import { isOneOf } from '../../../db/rows.ts';
import type { Database } from '../../../db/schema.ts';
import { touchRepresentation } from '../../../db/touchRepresentation.ts';

const partsOf = (series: RawBuilder<unknown>) =>
  sql<boolean>`posts.id in (select post_id from series_posts where series_id in (${series}))`;

const seriesOf = (trx: Database, posts: readonly string[]) =>
  sql`select series_id from series_posts where ${isOneOf(trx, 'post_id', posts)}`;

/** A part says which one it is, of how many, and names the others: each write of a series is one of all its parts. */
export function touchParts(trx: Database, seriesId: string, now: number): Promise<void> {
  return touchRepresentation(trx, 'posts', partsOf(sql`${seriesId}`), now);
}

/** The same of the series that some posts stand in, the posts themselves included: each half by an index of its own. */
export async function touchPartsBeside(trx: Database, posts: readonly string[], now: number): Promise<void> {
  await touchRepresentation(trx, 'posts', isOneOf(trx, 'posts.id', posts), now);
  await touchRepresentation(trx, 'posts', partsOf(seriesOf(trx, posts)), now);
}
