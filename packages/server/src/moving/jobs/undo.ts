import { sql } from 'kysely';
import { livePosts, liveRedirects, liveSeries, liveTags } from '../../db/live.ts';
import { isOneOf } from '../../db/rows.ts';
import type { Database } from '../../db/schema.ts';
import type { ImportItemTable } from '../../db/schema/imports.ts';
import { writeContent } from '../../db/transaction.ts';
import { recordEntry } from '../../routes/career/handlers.ts';
import { deleteEntry } from '../../routes/career/store.ts';
import { recordVersion } from '../../routes/cvVersions/handlers.ts';
import { deleteVersion } from '../../routes/cvVersions/store.ts';
import { experienceStore } from '../../routes/experiences/store.ts';
import { pendingVersion } from '../../routes/posts/pending.ts';
import { removePost } from '../../routes/posts/remove.ts';
import { translationsOf } from '../../routes/posts/store.ts';
import { applyUpdate, prepareUpdate } from '../../routes/posts/update.ts';
import { titleOfSeries } from '../../routes/posts/series/places.ts';
import { deleteSeries } from '../../routes/posts/series/write.ts';
import { deleteTag, titleOfTag } from '../../routes/posts/tags/store.ts';
import { projectStore } from '../../routes/projects/store.ts';
import { deleteRedirect } from '../../routes/redirects/store.ts';
import { recordEvent, type Author } from '../../trail/recordEvent.ts';
import { decodePart } from '../../decodePart.ts';
import { changeImported, textOfItem } from '../import/joinText.ts';
import type { TaskLine } from './lines.ts';
import type { JobProgress } from './progress.ts';

type Kind = ImportItemTable['kind'];
type Item = Pick<ImportItemTable, 'kind' | 'item_id' | 'stamp'>;

/** Redirects are removed after the posts they lead to, and pictures once it is known what still uses them. */
const order: readonly Kind[] = [
  'post',
  'text',
  'project',
  'experience',
  'cv_version',
  'career',
  'redirect',
  'tag',
  'series',
  'picture',
  'settings',
  'profile',
];

const reasons = {
  missing: 'It was not there any more.',
  edited: 'It was changed since the import: it is yours, and stays.',
  leadsToKept: 'It leads to a post that stays.',
  used: 'Something that stays uses it.',
  filled: 'An import fills only what was empty: change it by hand.',
} as const;
type Reason = keyof typeof reasons;

interface Undone {
  /** Its name in the report. */
  item: string;
  /** Why it stays; null if it was removed. */
  reason: Reason | null;
}

interface Undoing {
  author: Author;
  /** Slugs of the import's posts that stay. */
  kept: Set<string>;
}

async function undoPost(trx: Database, { item_id, stamp }: Item, { author, kept }: Undoing): Promise<Undone> {
  const row = await livePosts(trx)
    .select(['slug', 'updated_at'])
    .where('id', '=', item_id)
    .executeTakeFirst();
  if (!row) return { item: `posts/${item_id}`, reason: 'missing' };
  const item = `posts/${row.slug}`;
  if (String(row.updated_at) !== stamp) {
    kept.add(row.slug);
    return { item, reason: 'edited' };
  }
  await removePost(trx, author, item_id);
  return { item, reason: null };
}

/** Removes a language that was added to its post on its own, as recorded. */
async function undoText(trx: Database, { item_id, stamp }: Item, { author, kept }: Undoing): Promise<Undone> {
  const { postId, language } = textOfItem(item_id);
  const post = await livePosts(trx).selectAll().where('id', '=', postId).executeTakeFirst();
  const texts = post ? await translationsOf(trx, postId) : [];
  const text = texts.find((one) => one.language === language);
  const item = `posts/${post?.slug ?? postId} ${language}`;
  if (!post || !text) return { item, reason: 'missing' };
  const isPending = (await pendingVersion(trx, postId, language)) !== 0;
  if (String(text.revision) !== stamp || isPending || texts.length === 1) {
    kept.add(post.slug);
    return { item, reason: 'edited' };
  }
  const change = { language, removed: true, revision: text.revision } as const;
  const { caller } = author;
  const by = { authorId: caller?.id ?? null, now: author.now() };
  const update = await prepareUpdate(trx, post, { translations: [change] }, by);
  await changeImported(trx, post, () => applyUpdate(trx, postId, update));
  const object = { kind: 'post', id: postId, title: text.title } as const;
  await recordEvent(trx, author, { action: 'changed', object });
  return { item, reason: null };
}

/** Why an item stays; null if it is unchanged since the import. */
async function keptBecause(
  trx: Database,
  table: 'projects' | 'experiences' | 'career_entries' | 'cv_versions',
  { item_id, stamp }: Item,
): Promise<'missing' | 'edited' | null> {
  const { rows } = await sql<{ updated_at: number | string }>`select updated_at from ${sql.table(table)}
    where id = ${item_id} and deleted_at is null`.execute(trx);
  const [row] = rows;
  if (!row) return 'missing';
  return String(row.updated_at) === stamp ? null : 'edited';
}

async function undoItem(
  trx: Database,
  made: Item & { kind: 'project' | 'experience' },
  { author }: Undoing,
): Promise<Undone> {
  const { kind, item_id } = made;
  const reason = await keptBecause(trx, `${kind}s`, made);
  if (!reason) await (kind === 'project' ? projectStore : experienceStore).remove(trx, item_id, author);
  return { item: `${kind} ${item_id}`, reason };
}

async function undoEntry(trx: Database, made: Item, { author }: Undoing): Promise<Undone> {
  const { item_id } = made;
  const reason = await keptBecause(trx, 'career_entries', made);
  if (!reason) await recordEntry(trx, author, 'deleted', await deleteEntry(trx, item_id, author.now()));
  return { item: `career ${item_id}`, reason };
}

async function undoVersion(trx: Database, made: Item, { author }: Undoing): Promise<Undone> {
  const { item_id } = made;
  const reason = await keptBecause(trx, 'cv_versions', made);
  if (!reason) await recordVersion(trx, author, 'deleted', await deleteVersion(trx, item_id, author.now()));
  return { item: `cv version ${item_id}`, reason };
}

async function undoRedirect(
  trx: Database,
  { item_id, stamp }: Item,
  { author, kept }: Undoing,
): Promise<Undone> {
  const row = await liveRedirects(trx)
    .select(['from_path', 'to_path'])
    .where('id', '=', item_id)
    .executeTakeFirst();
  const item = `redirect ${(row?.from_path ?? stamp.split(' ')[0] ?? '').slice(0, 200)}`;
  if (!row) return { item, reason: 'missing' };
  if (`${row.from_path} ${row.to_path}` !== stamp) return { item, reason: 'edited' };
  const slug = /^(?:\/en)?\/post\/([^/?#]+)/.exec(row.to_path)?.[1];
  if (slug !== undefined && kept.has(decodePart(slug))) return { item, reason: 'leadsToKept' };
  await deleteRedirect(trx, item_id, author.now());
  const object = { kind: 'redirect', id: item_id, title: row.from_path } as const;
  await recordEvent(trx, author, { action: 'deleted', object });
  return { item, reason: null };
}

async function undoTag(trx: Database, { item_id, stamp }: Item, { author }: Undoing): Promise<Undone> {
  const tag = await liveTags(trx).selectAll().where('id', '=', item_id).executeTakeFirst();
  if (!tag) return { item: 'tag', reason: 'missing' };
  const item = `tag ${tag.slug}`;
  if (String(tag.updated_at) !== stamp) return { item, reason: 'edited' };
  const user = await livePosts(trx)
    .innerJoin('post_tags', 'post_tags.post_id', 'posts.id')
    .select('posts.id')
    .where('post_tags.name_key', '=', tag.key)
    .limit(1)
    .executeTakeFirst();
  if (user) return { item, reason: 'used' };
  await deleteTag(trx, item_id, author.now());
  const object = { kind: 'tag', id: item_id, title: titleOfTag(tag) } as const;
  await recordEvent(trx, author, { action: 'deleted', object });
  return { item, reason: null };
}

async function undoSeries(trx: Database, { item_id, stamp }: Item, { author }: Undoing): Promise<Undone> {
  const series = await liveSeries(trx).selectAll().where('id', '=', item_id).executeTakeFirst();
  if (!series) return { item: 'series', reason: 'missing' };
  const item = `series ${series.slug}`;
  if (String(series.updated_at) !== stamp) return { item, reason: 'edited' };
  const part = await livePosts(trx)
    .innerJoin('series_posts', 'series_posts.post_id', 'posts.id')
    .select('posts.id')
    .where('series_posts.series_id', '=', item_id)
    .limit(1)
    .executeTakeFirst();
  if (part) return { item, reason: 'used' };
  await deleteSeries(trx, item_id, author.now());
  const object = { kind: 'series', id: item_id, title: titleOfSeries(series) } as const;
  await recordEvent(trx, author, { action: 'deleted', object });
  return { item, reason: null };
}

const hosts = { post: 'posts', project: 'projects', experience: 'experiences' } as const;

/**
 * Removes a picture from the library immediately; its files are removed with the last thing that could bring it back.
 */
async function undoPicture(trx: Database, { item_id }: Item): Promise<Undone> {
  const row = await trx
    .selectFrom('media')
    .select('name')
    .where('id', '=', item_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const item = `picture ${(row?.name ?? item_id).slice(0, 200)}`;
  if (!row) return { item, reason: 'missing' };
  const uses = await trx
    .selectFrom('media_uses')
    .select(['kind', 'item_id'])
    .where('media_id', '=', item_id)
    .execute();
  if (uses.some(({ kind }) => kind === 'profile' || kind === 'user')) return { item, reason: 'used' };
  for (const [kind, table] of Object.entries(hosts)) {
    const ids = uses.filter((use) => use.kind === kind).map((use) => use.item_id);
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where ${isOneOf(trx, 'id', ids)} and deleted_at is null limit 1`.execute(trx);
    if (rows.length > 0) return { item, reason: 'used' };
  }
  await trx.updateTable('media').set({ in_library: 0 }).where('id', '=', item_id).execute();
  return { item, reason: null };
}

function undoOne(trx: Database, made: Item, undoing: Undoing): Promise<Undone> {
  const { kind } = made;
  if (kind === 'post') return undoPost(trx, made, undoing);
  if (kind === 'text') return undoText(trx, made, undoing);
  if (kind === 'project' || kind === 'experience') return undoItem(trx, { ...made, kind }, undoing);
  if (kind === 'career') return undoEntry(trx, made, undoing);
  if (kind === 'cv_version') return undoVersion(trx, made, undoing);
  if (kind === 'redirect') return undoRedirect(trx, made, undoing);
  if (kind === 'tag') return undoTag(trx, made, undoing);
  if (kind === 'series') return undoSeries(trx, made, undoing);
  if (kind === 'picture') return undoPicture(trx, made);
  return Promise.resolve({ item: kind, reason: 'filled' });
}

/** Undoes what an import created and nobody has changed; reports the outcome of each item. */
export async function undoImport(
  db: Database,
  id: string,
  { author, progress }: { author: Author; progress: JobProgress },
): Promise<TaskLine[]> {
  // files the import was still waiting for are no longer accepted
  await db.deleteFrom('import_items').where('import_id', '=', id).where('kind', '=', 'awaited').execute();
  const made = await db
    .selectFrom('import_items')
    .select(['kind', 'item_id', 'stamp'])
    .where('import_id', '=', id)
    .orderBy('number', 'desc')
    .execute();
  const undoing: Undoing = { author, kept: new Set() };
  const lines: TaskLine[] = [];
  progress.expect(made.length);
  for (const kind of order)
    for (const item of made.filter((one) => one.kind === kind)) {
      await progress.check();
      const undone = await writeContent(db, async (trx) => {
        const done = await undoOne(trx, item, undoing);
        await trx
          .deleteFrom('import_items')
          .where('import_id', '=', id)
          .where('kind', '=', kind)
          .where('item_id', '=', item.item_id)
          .execute();
        return done;
      });
      const notes = undone.reason === null ? [] : [{ line: null, text: reasons[undone.reason] }];
      const isRemoved = undone.reason === null || undone.reason === 'missing';
      const line: TaskLine = {
        item: undone.item,
        source: '',
        outcome: isRemoved ? 'removed' : 'kept',
        notes,
      };
      lines.push(line);
      await progress.done(line);
    }
  return lines;
}
