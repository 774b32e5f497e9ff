import { sql } from 'kysely';
import { livePosts } from '../../db/live.ts';
import { isOneOf } from '../../db/rows.ts';
import type { Database } from '../../db/schema.ts';
import type { ImportLineTable } from '../../db/schema/imports.ts';
import { inTransaction } from '../../db/transaction.ts';
import { cutPage, decodeCursor } from '../../paging.ts';
import type { Note, ReportLine } from '../import/report.ts';

export type TaskOutcome = ImportLineTable['outcome'];
export type TaskLine = Omit<ReportLine, 'outcome'> & { outcome: TaskOutcome };

const taskOutcomes: readonly TaskOutcome[] = ['taken', 'changed', 'kept', 'aside', 'refused', 'removed'];

/** The number of lines per outcome. */
export function countLines(lines: readonly TaskLine[]): Record<TaskOutcome, number> {
  const count = (outcome: TaskOutcome): number => lines.filter((line) => line.outcome === outcome).length;
  return Object.fromEntries(taskOutcomes.map((outcome) => [outcome, count(outcome)])) as Record<
    TaskOutcome,
    number
  >;
}

const slice = 500;
const longestWord = 1000;

/** Replaces the report of the previous task. */
export async function writeLines(db: Database, id: string, lines: readonly TaskLine[]): Promise<void> {
  const rows = lines.map(({ outcome, item, source, notes }, number) => ({
    import_id: id,
    number,
    outcome,
    item: item.slice(0, longestWord),
    source: source.slice(0, longestWord),
    notes: JSON.stringify(notes),
  }));
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('import_lines').where('import_id', '=', id).execute();
    for (let at = 0; at < rows.length; at += slice)
      await trx
        .insertInto('import_lines')
        .values(rows.slice(at, at + slice))
        .execute();
  });
}

interface LinesRequest {
  id: string;
  outcome?: TaskOutcome | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** The current posts of the lines that name one, by its present or a former slug. */
async function postsOf(db: Database, items: readonly string[]) {
  const slugs = items.flatMap((item) => /^posts\/(.+)$/.exec(item)?.[1] ?? []);
  const posts = livePosts(db).select(['posts.id', 'posts.slug', 'page_face', 'published_at']);
  const former = await posts
    .innerJoin('post_slugs', 'post_slugs.post_id', 'posts.id')
    .select('post_slugs.slug as named')
    .where(isOneOf(db, 'post_slugs.slug', slugs))
    .execute();
  const present = await posts
    .select('posts.slug as named')
    .where(isOneOf(db, 'posts.slug', slugs))
    .execute();
  const now = Date.now();
  // a post that has a slug now comes before one that had it
  return new Map(
    [...former, ...present].map(({ named, id, slug, page_face, published_at }) => {
      const isOut = published_at !== null && Number(published_at) <= now;
      return [named, { id, slug, is_public: page_face === null && isOut }];
    }),
  );
}

/** A page of the last task's report, in order. */
export async function listLines(db: Database, { id, outcome, limit, cursor }: LinesRequest) {
  let wanted = db.selectFrom('import_lines').where('import_id', '=', id);
  if (outcome !== undefined) wanted = wanted.where('outcome', '=', outcome);
  const { total } = await wanted.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const after = decodeCursor(cursor);
  // a cursor of another list may hold a larger number
  if (after) wanted = wanted.where(sql<boolean>`cast(number as bigint) > ${after[0]}`);
  const found = await wanted
    .selectAll()
    .orderBy('number')
    .limit(limit + 1)
    .execute();
  const { rows, next_cursor } = cutPage(found, limit, ({ number }) => [number, '']);
  const posts = await postsOf(
    db,
    rows.map(({ item }) => item),
  );
  const items = rows.map(({ number, outcome, item, source, notes }) => ({
    number,
    outcome,
    item,
    source,
    notes: JSON.parse(notes) as Note[],
    post: posts.get(item.slice('posts/'.length)) ?? null,
  }));
  return { items, total: Number(total), next_cursor };
}
