import { sql } from 'kysely';
import { trashLifetime } from '../../db/kinds.ts';
import { storedTags, isLive } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import type { SampleItemTable } from '../../db/schema/upkeep.ts';

type SampleKind = SampleItemTable['kind'];
export interface SampleItem {
  kind: SampleKind;
  item_id: string;
}

/** The only profile. */
export const profileItem = { kind: 'profile', item_id: 'profile' } as const satisfies SampleItem;

const tables = {
  post: 'posts',
  project: 'projects',
  experience: 'experiences',
  career: 'career_entries',
  series: 'series',
} as const;

/** Marks everything on the site as sample content: the sample is only added to a site without content. */
export async function noteSample(trx: Database): Promise<void> {
  for (const [kind, table] of Object.entries(tables)) {
    await sql`insert into sample_items (kind, item_id, updated_at)
      select ${sql.lit(kind)}, id, updated_at from ${sql.table(table)}`.execute(trx);
  }
  await sql`insert into sample_items (kind, item_id, updated_at)
    select ${sql.lit(profileItem.kind)}, ${sql.lit(profileItem.item_id)}, updated_at from profile`.execute(
    trx,
  );
}

/** Returns the items of the sample that are present and unchanged: changed ones belong to the owner. */
export async function presentItems(db: Database): Promise<readonly SampleItem[]> {
  const items = Object.entries(tables).map(
    ([kind, table]) => sql`select s.kind, s.item_id, i.created_at from sample_items s
      join ${sql.table(table)} i on i.id = s.item_id and i.updated_at = s.updated_at
      where s.kind = ${sql.lit(kind)} and i.deleted_at is null`,
  );
  const profile = sql`select s.kind, s.item_id, s.updated_at as created_at from sample_items s
    join profile p on p.updated_at = s.updated_at where s.kind = 'profile' and s.removed_at is null`;
  const { rows } = await sql<SampleItem>`select kind, item_id from
    (${sql.join([...items, profile], sql` union all `)}) found order by kind, created_at, item_id`.execute(
    db,
  );
  return rows;
}

/** Returns the items removed with the sample that can be restored. */
export async function removedItems(
  db: Database,
  now: number,
): Promise<readonly (SampleItem & Pick<SampleItemTable, 'kept'>)[]> {
  const items = Object.entries(tables).map(
    ([kind, table]) => sql`select s.kind, s.item_id, s.kept from sample_items s
      join ${sql.table(table)} i on i.id = s.item_id
      where s.kind = ${sql.lit(kind)} and s.removed_at > ${now - trashLifetime}
      and i.deleted_at > ${now - trashLifetime}`,
  );
  const profile = sql`select kind, item_id, kept from sample_items s
    where s.kind = 'profile' and s.removed_at > ${now - trashLifetime}
    and not exists (select 1 from profile_translations)`;
  const { rows } = await sql<SampleItem & Pick<SampleItemTable, 'kept'>>`select kind, item_id, kept from
    (${sql.join([...items, profile], sql` union all `)}) found order by kind, item_id`.execute(db);
  return rows;
}

/** Returns unchanged tags of the sample that are only on posts removed at this time. */
export async function orphanedTags(trx: Database, removedAt: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select t.id from tags t where ${isLive('t')}
      and t.updated_at <= (select max(updated_at) from sample_items where kind <> 'profile')
      and exists (select 1 from post_tags where name_key = t.key)
      and not exists (select 1 from post_tags pt
        left join sample_items s on s.kind = 'post' and s.item_id = pt.post_id and s.removed_at = ${removedAt}
        where pt.name_key = t.key and s.item_id is null)
    order by t.key`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Returns the tags removed with the sample that can be restored. */
export async function removedTags(trx: Database, now: number): Promise<readonly string[]> {
  const rows = await storedTags(trx)
    .select('id')
    .where('deleted_at', 'in', (eb) =>
      eb
        .selectFrom('sample_items')
        .select('removed_at')
        .where('kind', '=', 'post')
        .where('removed_at', '>', now - trashLifetime),
    )
    .orderBy('key')
    .execute();
  return rows.map(({ id }) => id);
}

export async function noteRemoval(
  trx: Database,
  { kind, item_id }: SampleItem,
  values: Partial<Pick<SampleItemTable, 'removed_at' | 'kept' | 'updated_at'>>,
): Promise<void> {
  await trx
    .updateTable('sample_items')
    .set(values)
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .execute();
}
