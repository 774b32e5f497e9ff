import { href } from '@janus-site/core';
import { checkBody } from '../../contract/validate.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { livePosts } from '../../db/live.ts';
import { keyOf } from '../../db/text.ts';
import { writeContent } from '../../db/transaction.ts';
import { insertPost, preparePost } from '../../routes/posts/create.ts';
import { keepFormerSlug } from '../../routes/posts/slugs.ts';
import { addRedirect } from '../../routes/redirects/store.ts';
import { refusalOf, type Note, type ReportLine } from './report.ts';
import type { Author, SourcePost } from './source.ts';
import type { Importing } from './importing.ts';
import { redirectMade } from './takeRedirects.ts';
import { joinSeries } from './takeSeries.ts';

async function isThere(db: Database, slug: string): Promise<boolean> {
  const row = await livePosts(db).select('id').where('slug', '=', slug).executeTakeFirst();
  return row !== undefined;
}

async function isTaken(trx: Database, slug: string): Promise<boolean> {
  if (await isThere(trx, slug)) return true;
  const former = await trx
    .selectFrom('post_slugs')
    .select('slug')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return former !== undefined;
}

/** The account of who wrote it elsewhere; null where there is none. */
async function accountOf(db: Database, { email }: Author): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', keyOf(email))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whose post it becomes. */
async function authorOf(
  { author }: SourcePost,
  { db, authorId }: Importing,
): Promise<[string | null, Note[]]> {
  const account = author === null ? null : await accountOf(db, author);
  if (author === null || account !== null) return [account ?? authorId, []];
  const text = `Its author ${author.name.slice(0, 100)} has no account of that email here: the post is the owner’s.`;
  return [authorId, [{ line: null, text }]];
}

async function inputOf(post: SourcePost, { pictures }: Importing): Promise<[Schemas['PostCreate'], Note[]]> {
  const notes: Note[] = [...post.notes];
  const translations: Schemas['PostTranslationInput'][] = [];
  for (const { language, fields, readBody } of post.texts) {
    const { body, notes: more } = await readBody();
    notes.push(...more);
    translations.push({ ...fields, language, body });
  }
  const cover = post.cover === null ? null : await pictures.take(post.cover);
  return [{ ...post.shared, slug: post.slug, cover, translations }, notes];
}

/** The tags that its words began: those that were made as it was. */
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

/** What becomes of a post: written, where there is something to write. */
export type ReadyPost = () => Promise<ReportLine>;

const lineOf = (post: SourcePost): Omit<ReportLine, 'outcome' | 'notes'> => ({
  item: `posts/${post.slug}`,
  source: post.texts.map(({ file }) => file).join(', '),
});

/** Reads a post that the site does not have, and brings its pictures; what comes out writes it, at a place in its series. */
export async function readyPost(
  post: SourcePost,
  position: number,
  importing: Importing,
): Promise<ReadyPost> {
  const line = lineOf(post);
  if (await isThere(importing.db, post.slug)) {
    const notes = [{ line: null, text: 'A post of this address is there already.' }];
    return async () => ({ ...line, outcome: 'kept', notes });
  }
  try {
    // the texts first, without their bodies: what is refused brings no pictures
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
    return async () => {
      try {
        if (!importing.isDryRun)
          notes.push(...(await writePost(post, { input, authorId, position }, importing)));
        return { ...line, outcome: notes.length === 0 ? 'taken' : 'changed', notes };
      } catch (error) {
        return { ...line, outcome: 'refused', notes: refusalOf(error) };
      }
    };
  } catch (error) {
    const notes = refusalOf(error);
    return async () => ({ ...line, outcome: 'refused', notes });
  }
}

interface Read {
  input: Schemas['PostCreate'];
  authorId: string | null;
  position: number;
}

/** Answers with what is to be told of its series. */
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
    await insertPost(trx, { ...prepared, now: created });
    await importing.progress.made(trx, { kind: 'post', item_id: prepared.id, stamp: String(created) });
    await noteTags(trx, prepared.id, created, importing);
    for (const slug of post.formerSlugs)
      if (!(await isTaken(trx, slug))) await keepFormerSlug(trx, prepared.id, slug);
    if (post.series && !post.shared.page_face)
      notes.push(
        ...(await joinSeries(trx, prepared.id, { ...post.series, position }, { ...importing, now: created })),
      );
    // one that is an address of this site, or leads somewhere already, is left alone
    for (const { from, language } of post.oldPaths) {
      const to = href('post', { params: { slug: post.slug }, language });
      const made = await addRedirect(trx, { face: 'blog', from, to, by: 'import' }, { now });
      if (!('code' in made)) await importing.progress.made(trx, redirectMade(made));
    }
    const object = { kind: 'post', id: prepared.id, title: input.translations[0]?.title ?? '' } as const;
    await record(trx, { action: 'created', object });
  });
  return notes;
}
