import { isoTime } from '../../values.ts';
import { livePosts } from '../../db/live.ts';
import type { PostTable, PostTranslationTable } from '../../db/schema/posts.ts';
import { partsOf } from '../../routes/posts/parts.ts';
import { isOutdated } from '../../routes/posts/original.ts';
import { nameIn } from '../../routes/posts/tags/names.ts';
import { formerSlugs } from '../../routes/posts/slugs.ts';
import { translationsOf } from '../../routes/posts/store.ts';
import { presentFields, toMarkdown } from '../yaml.ts';
import type { Exporting } from './exporting.ts';
import { seriesOrders } from './series.ts';

/** Posts in memory at the same time. */
const slice = 50;

function statusOf({ status, published_at }: PostTranslationTable, now: number): string {
  if (status === 'draft') return 'draft';
  return (published_at ?? 0) > now ? 'scheduled' : 'published';
}

interface Written {
  tags: readonly string[];
  series: { slug: string; order: number } | undefined;
}

async function writePost(post: PostTable, { tags, series }: Written, exporting: Exporting): Promise<void> {
  const { db, folder, pictures, now } = exporting;
  const path = `posts/${post.slug}`;
  const cover = post.cover === null ? null : await pictures.localize(post.cover, path);
  const aliases = await formerSlugs(db, post.id);
  const texts = await translationsOf(db, post.id);
  for (const text of texts) {
    const { title, summary, language } = text;
    const status = statusOf(text, now);
    const fields = presentFields({
      title,
      // Hugo and Astro derive the address from it, and there this file has the name of its language
      slug: post.slug,
      date: isoTime(text.published_at),
      updated: isoTime(text.updated_at),
      summary,
      tags,
      lang: language,
      original: post.original_language,
      outdated: isOutdated(text, texts, post.original_language),
      status,
      // marks a draft for other programs: none of them shows it
      draft: status === 'draft',
      cover,
      aliases,
      canonical: post.canonical_url,
      page: post.page_face,
      menu: post.is_in_menu === 1,
      unlisted: post.is_unlisted === 1,
      pinned: post.is_pinned === 1,
      series: series?.slug,
      series_order: series?.order,
      created: isoTime(post.created_at),
    });
    await folder.write(
      `${path}/${language}.md`,
      toMarkdown(fields, await pictures.localize(text.body, path)),
    );
  }
}

/** Writes every post; returns their number. */
export async function exportPosts(exporting: Exporting): Promise<number> {
  const { db } = exporting;
  const orders = await seriesOrders(db);
  let count = 0;
  for (let after = ''; ;) {
    const posts = await livePosts(db)
      .selectAll()
      .where('slug', '>', after)
      .orderBy('slug')
      .limit(slice)
      .execute();
    const parts = await partsOf(db, posts, exporting);
    for (const { post, tags } of parts) {
      const names = tags.flatMap((tag) => nameIn(tag.names, { withSource: true }) ?? []);
      await writePost(post, { tags: names, series: orders.get(post.id) }, exporting);
    }
    count += posts.length;
    const last = posts.at(-1);
    if (!last || posts.length < slice) return count;
    after = last.slug;
  }
}
