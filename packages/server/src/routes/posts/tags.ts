import type { Database } from '../../db/schema.ts';
import { tagKey } from '../../search/stem.ts';

/** Tags as they are kept: no spaces around, none twice. */
export function cleanTags(names: readonly string[]): { name: string; name_key: string }[] {
  const tags = new Map<string, string>();
  for (const name of names) {
    const key = tagKey(name);
    if (key !== '' && !tags.has(key)) tags.set(key, name.trim());
  }
  return [...tags].map(([name_key, name]) => ({ name, name_key }));
}

export async function writeTags(
  trx: Database,
  post: { id: string; sort_at: number },
  names: readonly string[],
): Promise<void> {
  await trx.deleteFrom('post_tags').where('post_id', '=', post.id).execute();
  const rows = cleanTags(names).map(({ name, name_key }, position) => ({
    post_id: post.id,
    sort_at: post.sort_at,
    position,
    name,
    name_key,
  }));
  if (rows.length > 0) await trx.insertInto('post_tags').values(rows).execute();
}

export async function tagNames(db: Database, id: string): Promise<string[]> {
  const rows = await db.selectFrom('post_tags').select('name').where('post_id', '=', id).execute();
  return rows.map(({ name }) => name);
}
