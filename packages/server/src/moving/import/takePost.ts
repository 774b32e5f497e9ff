import { href } from '@janus-site/core';
import { checkBody } from '../../contract/validate.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { livePosts } from '../../db/live.ts';
import { writeContent } from '../../db/transaction.ts';
import { insertPost, preparePost } from '../../routes/posts/create.ts';
import { keepFormerSlug } from '../../routes/posts/slugs.ts';
import { addRedirect } from '../redirects/store.ts';
import { refusalOf, type Note, type ReportLine } from './report.ts';
import type { SourcePost } from './source.ts';
import type { Importing } from './importing.ts';

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

/** Writes a post that the site does not have; answers with what became of it. */
export async function takePost(post: SourcePost, importing: Importing): Promise<ReportLine> {
  const { db, now, isDryRun, authorId, record } = importing;
  const line = { item: `posts/${post.slug}`, source: post.texts.map(({ file }) => file).join(', ') };
  if (await isThere(db, post.slug))
    return {
      ...line,
      outcome: 'kept',
      notes: [{ line: null, text: 'A post of this address is there already.' }],
    };
  try {
    // the texts first, without their bodies: what is refused brings no pictures
    const empty = post.texts.map(({ language, fields }) => ({ ...fields, language }));
    checkBody(
      'posts#/components/schemas/PostCreate',
      { ...post.shared, slug: post.slug, translations: empty },
      0,
    );
    const [input, notes] = await inputOf(post, importing);
    checkBody('posts#/components/schemas/PostCreate', input, 0);
    const outcome = notes.length === 0 ? 'taken' : 'changed';
    if (isDryRun) return { ...line, outcome, notes };
    const prepared = await preparePost(db, input, { authorId, account: null, now });
    const times = prepared.translations.flatMap((text) => text.published_at ?? []);
    const created = post.created ?? Math.min(now, ...times);
    await writeContent(db, async (trx) => {
      await insertPost(trx, { ...prepared, now: created });
      for (const slug of post.formerSlugs)
        if (!(await isTaken(trx, slug))) await keepFormerSlug(trx, prepared.id, slug);
      // one that is an address of this site, or leads somewhere already, is left alone
      for (const from of post.oldPaths)
        await addRedirect(
          trx,
          { from, to: href('post', { params: { slug: post.slug } }), by: 'import' },
          now,
        );
      const object = { kind: 'post', id: prepared.id, title: input.translations[0]?.title ?? '' } as const;
      await record(trx, { action: 'created', object });
    });
    return { ...line, outcome, notes };
  } catch (error) {
    return { ...line, outcome: 'refused', notes: refusalOf(error) };
  }
}
