import { frontMatterList, languages, type Face } from '@janus-site/core';
import type { PictureImport } from '../import/pictures.ts';
import type { SourceFolder } from '../import/readFolder.ts';
import { refusalOf, type ReportLine } from '../import/report.ts';
import type { Source, SourcePost, SourceText } from '../import/source.ts';
import { presentFields } from '../yaml.ts';
import { isSet, millisecondsOf, textOf, type Fields } from './fields.ts';
import { readJanusFile, withPictures } from './janusFile.ts';

function textFields(fields: Fields): SourceText['fields'] {
  const date = textOf(fields, 'date');
  const updated = textOf(fields, 'updated');
  return {
    // the contract's check reports what is missing or not a text
    title: fields['title'] as string,
    summary: textOf(fields, 'summary') ?? '',
    status: textOf(fields, 'status') === 'draft' || isSet(fields, 'draft') ? 'draft' : 'published',
    published_at: date ?? null,
    ...(updated !== undefined && { updated_at: updated }),
  };
}

async function readPost(slug: string, folder: SourceFolder, pictures: PictureImport): Promise<SourcePost> {
  const path = `posts/${slug}`;
  const found: { text: SourceText; fields: Fields }[] = [];
  for (const language of languages) {
    const file = `${path}/${language}.md`;
    if (!folder.has(file)) continue;
    const { fields, body } = await readJanusFile(folder, file);
    const readBody = async () => ({
      body: await withPictures(body, path, { folder, take: pictures.take }),
      notes: [],
    });
    const isOutdated = isSet(fields, 'outdated');
    found.push({ fields, text: { language, file, fields: textFields(fields), isOutdated, readBody } });
  }
  // the original determines the fields of the post
  found.sort(
    (a, b) =>
      Number(b.fields['original'] === b.text.language) - Number(a.fields['original'] === a.text.language),
  );
  const head = found[0]?.fields ?? {};
  const cover = textOf(head, 'cover');
  return {
    slug,
    texts: found.map(({ text }) => text),
    shared: {
      tags: listOfTexts(head, 'tags'),
      ...presentFields({
        // the contract's check refuses anything but the name of a face
        page_face: textOf(head, 'page') as Face | undefined,
        is_in_menu: isSet(head, 'menu'),
        is_unlisted: isSet(head, 'unlisted'),
        is_pinned: isSet(head, 'pinned'),
        canonical_url: textOf(head, 'canonical'),
      }),
    },
    series: seriesOf(head),
    cover: cover === undefined ? null : `${path}/${cover}`,
    formerSlugs: frontMatterList(head, 'aliases').filter((alias) => /^[a-z0-9-]{1,100}$/.test(alias)),
    oldPaths: [],
    author: null,
    created: millisecondsOf(textOf(head, 'created')),
    notes: [],
  };
}

/** The series by its slug; its titles are in a separate file. */
function seriesOf(head: Fields): SourcePost['series'] {
  const slug = textOf(head, 'series');
  if (slug === undefined || !/^[a-z0-9-]{1,100}$/.test(slug)) return null;
  const order = head['series_order'];
  return { slug, titles: { ru: slug }, order: typeof order === 'number' ? order : null };
}

/** Returns a list unchanged: a tag may contain commas and spaces. */
function listOfTexts(fields: Fields, name: string): string[] {
  const value = fields[name];
  return Array.isArray(value) ? value.map(String) : [];
}

/** Reads the posts of a Janus export. */
export async function readJanusPosts(folder: SourceFolder, pictures: PictureImport): Promise<Source> {
  const slugs = new Set<string>();
  for (const file of folder.files) {
    const slug = /^posts\/([^/]+)\/(?:ru|en)\.md$/.exec(file)?.[1];
    if (slug !== undefined) slugs.add(slug);
  }
  const posts: SourcePost[] = [];
  const others: ReportLine[] = [];
  for (const slug of slugs) {
    try {
      posts.push(await readPost(slug, folder, pictures));
    } catch (error) {
      others.push({
        outcome: 'refused',
        item: `posts/${slug}`,
        source: `posts/${slug}`,
        notes: refusalOf(error),
      });
    }
  }
  return { posts, others };
}
