import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import type { PostPendingTable, PostTranslationTable } from '../../db/schema/posts.ts';
import { problem } from '../../errors.ts';
import { pick } from '../shared/languages.ts';
import { baseAnswer, translationAnswer, type PostView } from './answer.ts';
import { neighboursOf } from './neighbours.ts';
import { partsOf, pendingOf } from './parts.ts';
import { postRow, translationsOf } from './store.ts';
import { renderedBody, type TextColumns } from './texts.ts';

/** Returns a post as visitors would see it if everything written were published now. */
export async function readSharedPost(
  db: Database,
  id: string,
  { language, now }: Pick<PostView, 'language' | 'now'>,
): Promise<Schemas['Post']> {
  const post = await postRow(db, id);
  const pending = await pendingOf(db, id);
  const rows = pick(await translationsOf(db, id));
  const shown = await Promise.all(
    pick(rows, language).map(async (row) => {
      const change = pending.find((found) => found.language === row.language);
      const text = change ? await withPending(db, row, change) : row;
      return { ...text, status: 'published' as const, published_at: row.published_at ?? now };
    }),
  );
  const view = { withSource: false, language, now };
  const [parts] = await partsOf(db, [post], view);
  if (!parts) throw problem('not_found');
  return {
    ...baseAnswer(parts, view),
    languages: rows.map((row) => row.language),
    translations: shown.map(translationAnswer),
    ...(await neighboursOf(db, parts, view)),
  };
}

async function withPending(
  db: Database,
  row: PostTranslationTable,
  change: PostPendingTable,
): Promise<PostTranslationTable> {
  const { title, summary, updated_at } = change;
  return {
    ...row,
    // An editor may save an empty title, but a post needs one.
    title: title.trim() === '' ? row.title : title,
    summary,
    updated_at,
    ...(change.body === row.body ? {} : await rendered(db, change)),
  };
}

const mostRemembered = 20;
const memory = new WeakMap<Database, Map<string, TextColumns>>();

/** Rendered once for all readers and kept in memory: the database stores only the source. */
async function rendered(db: Database, change: PostPendingTable): Promise<TextColumns> {
  const { post_id, language, version, updated_at, body } = change;
  const key = [post_id, language, version, updated_at].join(' ');
  const cache = memory.get(db) ?? new Map<string, TextColumns>();
  memory.set(db, cache);
  const found = cache.get(key);
  if (found) return found;
  const columns = await renderedBody(db, { body, language, account: `preview of ${post_id}` });
  cache.set(key, columns);
  const [oldest] = cache.keys();
  if (cache.size > mostRemembered && oldest !== undefined) cache.delete(oldest);
  return columns;
}
