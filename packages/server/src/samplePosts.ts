import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@janus-site/core';
import type { Schemas } from './contract/types.ts';
import { readFrontMatter, type FrontMatter } from './markdown/frontMatter.ts';

const languages: readonly Language[] = ['ru', 'en'];
const day = 24 * 60 * 60 * 1000;

export interface SamplePost {
  /** The folder for relative pictures. */
  folder: string;
  input: Schemas['PostCreate'];
}

/** `posts/<slug>/{ru,en}.md`, not rendered yet. */
export async function readSamplePosts(folder: string, now: number): Promise<SamplePost[]> {
  const slugs = await readdir(folder).catch(() => []);
  const posts = await Promise.all(slugs.map((slug) => readPost(join(folder, slug), slug)));
  return inThePast(
    posts.filter((post) => post.input.translations.length > 0),
    now,
  );
}

async function readPost(folder: string, slug: string): Promise<SamplePost> {
  const input: Schemas['PostCreate'] = { slug, translations: [] };
  const tags = new Set<string>();
  for (const language of languages) {
    const file = await readFile(join(folder, `${language}.md`), 'utf8').catch(() => null);
    if (file === null) continue;
    const matter = await readFrontMatter(file);
    input.translations.push(translationOf(language, matter));
    input.cover ??= textOf(matter, 'cover');
    const face = textOf(matter, 'page');
    if (face === 'blog' || face === 'portfolio') input.page_face = face;
    if (matter.fields['in_menu'] !== undefined) input.is_in_menu = true;
    for (const tag of [matter.fields['tags'] ?? []].flat()) tags.add(tag);
  }
  return { folder, input: { ...input, tags: [...tags] } };
}

function translationOf(language: Language, matter: FrontMatter): Schemas['PostTranslationInput'] {
  return {
    language,
    title: textOf(matter, 'title') ?? 'Без названия',
    summary: textOf(matter, 'summary') ?? '',
    body: matter.body,
    status: textOf(matter, 'status') === 'draft' ? 'draft' : 'published',
    published_at: textOf(matter, 'published_at') ?? null,
  };
}

function textOf({ fields }: FrontMatter, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * On a machine whose clock is behind the sample's dates, shifts them all so that the newest post is dated yesterday.
 */
function inThePast(posts: SamplePost[], now: number): SamplePost[] {
  const texts = posts.flatMap((post) => post.input.translations);
  const newest = Math.max(...texts.map((text) => Date.parse(text.published_at ?? '') || 0));
  const shift = Math.max(0, newest - (now - day));
  for (const text of texts) {
    if (text.published_at) text.published_at = new Date(Date.parse(text.published_at) - shift).toISOString();
  }
  return posts;
}
