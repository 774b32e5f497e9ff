import { posix } from 'node:path';
import { frontMatterNames, frontMatterTags, type Language } from '@janus-site/core';
import type { PictureImport } from '../import/pictures.ts';
import type { SourceFolder } from '../import/readFolder.ts';
import { RefusedError, refusalOf, type Note, type ReportLine } from '../import/report.ts';
import type { Source, SourcePost, SourceText } from '../import/source.ts';
import { presentFields } from '../yaml.ts';
import { addressIn } from './addresses.ts';
import { readDate } from './dates.ts';
import { findPosts, notPostsAside, type MarkdownFormat, type PostPath } from './detect.ts';
import { isSet, textOf, type Fields } from './fields.ts';
import { readFrontMatter, type MarkdownFile } from './frontMatter.ts';
import { group, name } from './grouping.ts';
import { createIdentify, type Identify, type Identity } from './identity.ts';
import { withoutForeign } from './languages.ts';
import { longestBody } from './longestBody.ts';
import { findFile, rewriteLinks, type LinkContext } from './links.ts';
import { withoutIds } from './notion/names.ts';
import { createColumns, databasesAside, readNotion, type Columns } from './notion/readNotion.ts';
import { oldPathsOf } from './oldPaths.ts';
import { roughFields } from './roughFields.ts';
import { createSeriesOf } from './series.ts';
import { convertShortcodes } from './shortcodes.ts';
import { tagsWithin } from './tagsWithin.ts';
import { titleOf } from './titles.ts';

interface Found extends Identity, MarkdownFile, PostPath {
  title: string;
  notes: Note[];
  /** A refused text keeps its place in its post, and its address, for a later import once it is corrected. */
  isRefused: boolean;
}

/** Reads a file in a program's format: its fields and its text. */
async function readMarkdown(
  { file }: PostPath,
  { folder, format }: Pick<Reading, 'folder' | 'format'>,
  columns: Columns,
): Promise<MarkdownFile> {
  const source = await folder.readText(file);
  return format === 'notion'
    ? readNotion(source, await columns(file))
    : readFrontMatter(source, file, { isHexo: format === 'hexo' });
}

/** A file's name as given by its author. */
const plainName = (path: string, format: MarkdownFormat): string =>
  format === 'notion' ? withoutIds(path) : path;

interface Reader {
  format: MarkdownFormat;
  identify: Identify;
}

function toFound(place: PostPath, markdown: MarkdownFile, { format, identify }: Reader): Found {
  if (markdown.body.length > longestBody)
    throw new RefusedError(`The text has more than ${longestBody} characters: divide it into posts.`);
  const { fields, body } = markdown;
  return {
    ...place,
    ...markdown,
    ...identify(plainName(place.path, format), fields, `${String(fields['title'])} ${body}`),
    title: titleOf({ ...markdown, file: plainName(place.file, format) }, format),
    notes: [...(markdown.notes ?? [])],
    isRefused: false,
  };
}

/** The known facts about a file that cannot be read properly. */
async function toRefused(
  place: PostPath,
  { folder }: Pick<Reading, 'folder'>,
  { format, identify }: Reader,
): Promise<Found> {
  const source = await folder.readText(place.file).catch(() => '');
  const identity = identify(plainName(place.path, format), roughFields(source), source.slice(0, 20_000));
  return { ...place, ...identity, fields: {}, body: '', firstLine: 1, title: '', notes: [], isRefused: true };
}

const updateNames = ['updated', 'lastmod', 'last_modified_at', 'modified', 'updatedDate'];
const coverNames = ['cover', 'image', 'thumbnail', 'featured_image', 'heroImage', 'banner'];

/** Returns the first time that can be read, and notes those that cannot. */
function timeOf(found: Found, names: readonly string[], fallback: string | null): string | null {
  const texts = [...names.map((name) => textOf(found.fields, name)), fallback ?? undefined];
  for (const text of texts) {
    if (text === undefined) continue;
    const date = readDate(text);
    if (date !== null) return date;
    found.notes.push({ line: null, text: `The date ${text.slice(0, 40)} cannot be read and is left out.` });
  }
  return null;
}

function isDraft({ fields, file }: Found): boolean {
  return isSet(fields, 'draft') || fields['published'] === false || /(?:^|\/)_drafts\//.test(file);
}

function fieldsOf(found: Found, now: number): SourceText['fields'] {
  const published_at = timeOf(found, frontMatterNames.date, found.day);
  const updated_at = timeOf(found, updateNames, null);
  const isPast = updated_at !== null && Date.parse(updated_at) <= now;
  return {
    title: found.title.slice(0, 200),
    summary: (textOf(found.fields, ...frontMatterNames.summary) ?? '').slice(0, 500),
    status: isDraft(found) ? 'draft' : 'published',
    published_at,
    ...(isPast && { updated_at }),
  };
}

const knownFields = new Set([
  ...Object.values(frontMatterNames).flat(),
  ...updateNames,
  ...coverNames,
  ...'draft published series series_order series_weight series_index aliases alias redirect_from translationKey translation_key ref lang language locale unlisted pinned sticky layout type'.split(
    ' ',
  ),
]);

/** Reports fields that a post has no place for. */
function lostFields({ fields }: Found): Note[] {
  const lost = Object.keys(fields).filter((name) => !knownFields.has(name));
  return lost.length === 0
    ? []
    : [{ line: null, text: `Fields without a place here: ${lost.slice(0, 20).join(', ')}.` }];
}

function coverOf(fields: Fields): string | undefined {
  const nested = coverNames
    .map((name) => fields[name])
    .find((value) => typeof value === 'object' && value !== null);
  return textOf(fields, ...coverNames) ?? textOf((nested ?? {}) as Fields, 'src', 'image', 'path');
}

interface Reading {
  folder: SourceFolder;
  format: MarkdownFormat;
  pictures: PictureImport;
  now: number;
}

type ContextOf = (text: { file: string; language: Language }) => LinkContext;

/** Returns the context for resolving a file's links. */
function createContexts(
  { folder, pictures }: Reading,
  named: ReadonlyMap<string, readonly Found[]>,
): ContextOf {
  const addresses = new Map(
    [...named].flatMap(([slug, texts]) => {
      const address = addressIn(
        slug,
        texts.filter(({ isRefused }) => !isRefused),
      );
      return texts.map(({ file }) => [file, address]);
    }),
  );
  const byName = new Map(
    folder.files.flatMap((file) => {
      const base = posix.basename(file);
      return [
        [base, file],
        [base.replace(/\.\w+$/, ''), file],
      ];
    }),
  );
  return ({ file, language }) => ({
    folder,
    file,
    take: pictures.take,
    postAddress: (other) => addresses.get(other)?.(language),
    findByName: (base) => byName.get(base),
  });
}

/** Data about all posts that each post needs. */
interface Context extends Reading {
  contextOf: ContextOf;
  seriesOf: ReturnType<typeof createSeriesOf>;
}

function toText(found: Found, { contextOf, format, now }: Context): SourceText {
  const { file, language, firstLine } = found;
  return {
    language,
    file,
    fields: fieldsOf(found, now),
    async readBody() {
      const converted = convertShortcodes(found.body, {
        firstLine,
        isMdx: /\.mdx$/i.test(file),
        isObsidian: format === 'obsidian',
      });
      const linked = await rewriteLinks(converted.body, firstLine, contextOf(found));
      return { body: linked.body, notes: [...converted.notes, ...linked.notes] };
    },
  };
}

function toPost([slug, group]: readonly [string, readonly Found[]], context: Context): SourcePost {
  const { contextOf, seriesOf, format } = context;
  const taken = group.filter(({ isRefused }) => !isRefused);
  const refused = group.find(({ isRefused }) => isRefused);
  const texts = taken.map((found) => toText(found, context));
  // where the texts differ, the first one counts
  const fields: Fields = Object.assign({}, ...group.map((found) => found.fields).toReversed());
  const wanted = coverOf(fields);
  const [first] = taken;
  const cover = wanted === undefined || !first ? null : findFile(wanted, contextOf(first));
  const notes = group.flatMap((found) => [...found.notes, ...lostFields(found)]);
  if (wanted !== undefined && cover === null)
    notes.push({
      line: null,
      text: `The cover ${wanted.slice(0, 80)} is not in the folder and is left out.`,
    });
  return {
    slug,
    texts,
    shared: {
      tags: tagsWithin(frontMatterTags(fields), notes),
      ...presentFields({
        is_unlisted: isSet(fields, 'unlisted'),
        is_pinned: isSet(fields, 'pinned') || isSet(fields, 'sticky'),
        canonical_url: textOf(fields, ...frontMatterNames.canonical),
      }),
    },
    series: seriesOf(group),
    cover,
    formerSlugs: [],
    ...(refused && { refusedSibling: { language: refused.language, file: refused.file } }),
    oldPaths: taken.flatMap((found) =>
      oldPathsOf(format, {
        ...found,
        date: textOf(found.fields, 'date') ?? found.day ?? '',
      }).map((from) => ({ from, language: found.language })),
    ),
    created: null,
    author: null,
    notes,
  };
}

/** Reads posts of Hugo, Jekyll, Hexo, Astro, Eleventy, Docusaurus, Obsidian, Notion, and plain folders. */
export async function readMarkdownPosts(reading: Reading): Promise<Source> {
  const { folder, format } = reading;
  const columns = createColumns(folder);
  const texts: Found[] = [];
  const others: ReportLine[] = [];
  const places = findPosts(folder, format);
  const identify = createIdentify(places.map(({ path }) => plainName(path, format)));
  const reader: Reader = { format, identify };
  for (const place of places) {
    try {
      texts.push(toFound(place, await readMarkdown(place, reading, columns), reader));
    } catch (error) {
      others.push({ outcome: 'refused', item: place.path, source: place.file, notes: refusalOf(error) });
      const refused = await toRefused(place, reading, reader);
      if (refused.foreign === null) texts.push(refused);
    }
  }
  if (format === 'notion') others.push(...databasesAside(folder));
  others.push(...notPostsAside(folder, format));
  const ours = withoutForeign(texts);
  others.push(...ours.aside);
  const posts = [...name(group(ours.texts))];
  const named = new Map(posts.filter(([, texts]) => texts.some(({ isRefused }) => !isRefused)));
  const context: Context = {
    ...reading,
    contextOf: createContexts(reading, named),
    seriesOf: createSeriesOf(named.values()),
  };
  return { posts: [...named].map((entry) => toPost(entry, context)), others };
}
