import { checkBody } from '../../contract/validate.ts';
import type { Schemas } from '../../contract/types.ts';
import { liveSeries } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import { writeContent } from '../../db/transaction.ts';
import { createSeries, mostPosts } from '../../routes/posts/series/write.ts';
import { seriesSlugs } from '../../routes/posts/series/slugs.ts';
import { groupBy } from '../../values.ts';
import { asFields, textOf, type Fields } from '../formats/fields.ts';
import { seriesFile } from '../marker.ts';
import { lineIn, readEntries } from './entries.ts';
import type { Importing } from './importing.ts';
import { refusalOf, type Note, type ReportLine } from './report.ts';
import type { SourcePost, SourceSeries } from './source.ts';

const mostAliases = 100;

interface Incoming {
  input: Schemas['SeriesCreate'];
  aliases: string[];
}

function readSeries(fields: Fields): Incoming {
  const about = asFields(fields['about']);
  const input: Schemas['SeriesCreate'] = {
    slug: textOf(fields, 'slug'),
    titles: { ru: textOf(fields, 'ru') ?? null, en: textOf(fields, 'en') ?? null },
    descriptions: { ru: textOf(about, 'ru') ?? '', en: textOf(about, 'en') ?? '' },
  };
  checkBody('posts#/components/schemas/SeriesCreate', input, 0);
  const aliases = Array.isArray(fields['aliases']) ? fields['aliases'].slice(0, mostAliases) : [];
  return {
    input,
    aliases: aliases.filter((alias): alias is string => /^[a-z0-9-]{1,100}$/.test(String(alias))),
  };
}

async function idOf(db: Database, slug: string): Promise<string | undefined> {
  return (await liveSeries(db).select('id').where('slug', '=', slug).executeTakeFirst())?.id;
}

/** Writes a series that the site lacks; returns whether it did. */
async function takeOne(
  { input, aliases }: Incoming,
  { db, now, isDryRun, progress }: Importing,
): Promise<boolean> {
  if (input.slug !== undefined && (await idOf(db, input.slug)) !== undefined) return false;
  if (isDryRun) return true;
  await writeContent(db, async (trx) => {
    const { id } = await createSeries(trx, input, now);
    await progress.made(trx, { kind: 'series', item_id: id, stamp: String(now) });
    for (const alias of aliases)
      if ((await idOf(trx, alias)) === undefined) await seriesSlugs.keepFormerSlug(trx, id, alias);
  });
  return true;
}

/** Imports the series of an export; existing ones stay unchanged. */
export async function takeSeries(importing: Importing): Promise<ReportLine[]> {
  const line = lineIn(seriesFile);
  const entries = await readEntries(importing, seriesFile, 'series');
  if (!Array.isArray(entries)) return [entries];
  const lines: ReportLine[] = [];
  for (const entry of entries) {
    const fields = asFields(entry);
    const item = `series ${(textOf(fields, 'slug') ?? '').slice(0, 100)}`;
    try {
      lines.push(line(item, (await takeOne(readSeries(fields), importing)) ? 'taken' : 'kept'));
    } catch (error) {
      lines.push(line(item, 'refused', refusalOf(error)));
    }
  }
  return lines;
}

/** Numbers the parts of each series: by the numbers in the files, then by the posts' dates. */
export function numberParts(posts: readonly SourcePost[]): Map<SourcePost, number> {
  const dayOf = (post: SourcePost) => post.texts[0]?.fields.published_at ?? '';
  const groups = groupBy(
    posts.filter((post) => post.series),
    (post) => post.series?.slug ?? '',
  );
  const numbers = new Map<SourcePost, number>();
  for (const group of groups.values()) {
    const sorted = group.toSorted((one, other) => {
      const [a, b] = [one, other].map((post) => post.series?.order ?? Number.MAX_SAFE_INTEGER);
      return (a ?? 0) - (b ?? 0) || (dayOf(one) < dayOf(other) ? -1 : 1);
    });
    sorted.forEach((post, at) => numbers.set(post, at));
  }
  return numbers;
}

/** Adds a new post to its series, which is created if missing; returns notes about obstacles. */
export async function joinSeries(
  trx: Database,
  postId: string,
  { slug, titles, position }: SourceSeries & { position: number },
  { progress, now }: Pick<Importing, 'progress' | 'now'>,
): Promise<Note[]> {
  const existing = await idOf(trx, slug);
  const id = existing ?? (await createSeries(trx, { slug, titles }, now)).id;
  if (existing === undefined) await progress.made(trx, { kind: 'series', item_id: id, stamp: String(now) });
  const { parts } = await trx
    .selectFrom('series_posts')
    .select((eb) => eb.fn.countAll<number>().as('parts'))
    .where('series_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(parts) >= mostPosts)
    return [
      { line: null, text: `The series ${slug} has ${mostPosts} posts already: this one is not in it.` },
    ];
  await trx.insertInto('series_posts').values({ post_id: postId, series_id: id, position }).execute();
  return [];
}
