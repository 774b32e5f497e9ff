import { checkBody } from '../../contract/validate.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { livePosts } from '../../db/live.ts';
import { keyOf } from '../../db/text.ts';
import { writeContent } from '../../db/transaction.ts';
import { touchPartsBeside } from '../../routes/posts/series/touchParts.ts';
import { insertPost, preparePost } from '../../routes/posts/create.ts';
import { idBySlug, keepFormerSlug } from '../../routes/posts/slugs.ts';
import { refusalOf, type Note, type ReportLine } from './report.ts';
import type { Author, SourcePost } from './source.ts';
import type { Importing } from './importing.ts';
import { addOldPaths, awaitedText, readyText } from './joinText.ts';
import { joinSeries } from './takeSeries.ts';

/** The id of the post that has this address or had it; none for a deleted one. */
async function findPost(db: Database, slug: string): Promise<string | undefined> {
  const id = (await idBySlug(db, slug)) ?? '';
  const row = await livePosts(db).select('id').where('id', '=', id).executeTakeFirst();
  return row?.id;
}

/** The account of the author elsewhere; null where there is none. */
async function accountOf(db: Database, { email }: Author): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', keyOf(email))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The author here. */
async function authorOf(
  { author }: SourcePost,
  { db, authorId }: Importing,
): Promise<[string | null, Note[]]> {
  const account = author === null ? null : await accountOf(db, author);
  if (author === null || account !== null) return [account ?? authorId, []];
  const text = `Its author ${author.name.slice(0, 100)} has no account of that email here: the post is the owner’s.`;
  return [authorId, [{ line: null, text }]];
}

/** Notes that a post has one language because the other language's file was refused. */
function siblingNotes({ refusedSibling: sibling }: SourcePost): Note[] {
  if (!sibling) return [];
  const text = `${sibling.file} is the same in the other language and was refused: mend it and import again, and it joins this post.`;
  return [{ line: null, text }];
}

async function inputOf(post: SourcePost, { pictures }: Importing): Promise<[Schemas['PostCreate'], Note[]]> {
  const notes: Note[] = [...post.notes, ...siblingNotes(post)];
  const translations: Schemas['PostTranslationInput'][] = [];
  for (const { language, fields, readBody } of post.texts) {
    const { body, notes: more } = await readBody();
    notes.push(...more);
    translations.push({ ...fields, language, body });
  }
  const cover = post.cover === null ? null : await pictures.take(post.cover);
  return [{ ...post.shared, slug: post.slug, cover, translations }, notes];
}

/** Records the tags that the post created: those with its creation time. */
async function noteTags(
  trx: Database,
  postId: string,
  created: number,
  { progress, knownTags }: Importing,
): Promise<void> {
  const rows = await trx
    .selectFrom('post_tags')
    .innerJoin('tags', 'tags.key', 'post_tags.name_key')
    .select(['tags.id', 'tags.updated_at'])
    .where('post_tags.post_id', '=', postId)
    .where('tags.created_at', '=', created)
    .execute();
  for (const { id, updated_at } of rows.filter((row) => !knownTags.has(row.id)))
    await progress.made(trx, { kind: 'tag', item_id: id, stamp: String(updated_at) });
}

/** Writes a post, if there is something to write, and reports on it. */
export type ReadyPost = () => Promise<ReportLine>;

const lineOf = (post: SourcePost): Omit<ReportLine, 'outcome' | 'notes'> => ({
  item: `posts/${post.slug}`,
  source: post.texts.map(({ file }) => file).join(', '),
});

/** Writes in turn; what cannot be written is refused. */
const guarded =
  (line: ReturnType<typeof lineOf>, write: () => Promise<Pick<ReportLine, 'outcome' | 'notes'>>): ReadyPost =>
  async () => {
    try {
      return { ...line, ...(await write()) };
    } catch (error) {
      return { ...line, outcome: 'refused', notes: refusalOf(error) };
    }
  };

/** Handles a post whose address exists: the language that it waits for is added, or it stays as it is. */
async function readyPresent(id: string, post: SourcePost, importing: Importing): Promise<ReadyPost> {
  const join = await readyText(id, post, importing);
  return guarded(lineOf(post), async () => {
    if (join) return { outcome: 'changed', notes: await join() };
    const there = { line: null, text: 'A post with this address already exists.' };
    return { outcome: 'kept', notes: [there, ...siblingNotes(post)] };
  });
}

/**
 * Reads a post that the site lacks, and imports its pictures; the returned function writes it, with its number in its
 * series.
 */
async function readyNew(post: SourcePost, position: number, importing: Importing): Promise<ReadyPost> {
  // first the texts without their bodies, so that no pictures are imported for a refused post
  const empty = post.texts.map(({ language, fields }) => ({ ...fields, language }));
  checkBody(
    'posts#/components/schemas/PostCreate',
    { ...post.shared, slug: post.slug, translations: empty },
    0,
  );
  const [authorId, authorNotes] = await authorOf(post, importing);
  const [input, bodyNotes] = await inputOf(post, importing);
  const notes = [...authorNotes, ...bodyNotes];
  checkBody('posts#/components/schemas/PostCreate', input, 0);
  return guarded(lineOf(post), async () => {
    if (!importing.isDryRun) notes.push(...(await writePost(post, { input, authorId, position }, importing)));
    return { outcome: notes.length === 0 ? 'taken' : 'changed', notes };
  });
}

/** Reads what the site lacks of a post; the returned function writes it. */
export async function readyPost(
  post: SourcePost,
  position: number,
  importing: Importing,
): Promise<ReadyPost> {
  try {
    const id = await findPost(importing.db, post.slug);
    return await (id === undefined ? readyNew(post, position, importing) : readyPresent(id, post, importing));
  } catch (error) {
    const notes = refusalOf(error);
    return async () => ({ ...lineOf(post), outcome: 'refused', notes });
  }
}

interface Read {
  input: Schemas['PostCreate'];
  authorId: string | null;
  position: number;
}

/** Returns the notes about its series. */
async function writePost(
  post: SourcePost,
  { input, authorId, position }: Read,
  importing: Importing,
): Promise<Note[]> {
  const { db, now, record } = importing;
  const notes: Note[] = [];
  const prepared = await preparePost(db, input, { authorId, account: null, now });
  const times = prepared.translations.flatMap((text) => text.published_at ?? []);
  const created = post.created ?? Math.min(now, ...times);
  await writeContent(db, async (trx) => {
    const outdated = post.texts.filter((text) => text.isOutdated).map(({ language }) => language);
    await insertPost(trx, { ...prepared, now: created, outdated });
    await importing.progress.made(trx, { kind: 'post', item_id: prepared.id, stamp: String(created) });
    await noteTags(trx, prepared.id, created, importing);
    for (const slug of post.formerSlugs)
      if ((await idBySlug(trx, slug)) === undefined) await keepFormerSlug(trx, prepared.id, slug);
    if (post.series && !post.shared.page_face)
      notes.push(
        ...(await joinSeries(trx, prepared.id, { ...post.series, position }, { ...importing, now: created })),
      );
    // it has an old creation time, but it changes the other parts now
    await touchPartsBeside(trx, [prepared.id], now);
    const { refusedSibling } = post;
    if (refusedSibling) await importing.progress.made(trx, awaitedText(prepared.id, refusedSibling));
    await addOldPaths(trx, post, importing);
    const object = { kind: 'post', id: prepared.id, title: input.translations[0]?.title ?? '' } as const;
    await record(trx, { action: 'created', object });
  });
  return notes;
}
