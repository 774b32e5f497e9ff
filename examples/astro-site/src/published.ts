import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getCollection } from 'astro:content';

export type Language = 'ru' | 'en';

/** What readers may see, the newest first. */
export async function published(language: Language) {
  const posts = await getCollection(language);
  return posts.sort((a, b) => Number(b.data.date) - Number(a.data.date));
}

const folder = (slug: string) => join('export/posts', slug);

/** What lies beside the texts that readers may see: films, and pictures that a text names in HTML. */
export async function besideTexts(language: Language) {
  const posts = await published(language);
  const found = posts.map(async ({ id: slug }) => {
    const names = await readdir(folder(slug));
    return names.filter((name) => !name.endsWith('.md')).map((name) => ({ params: { slug, file: name } }));
  });
  return (await Promise.all(found)).flat();
}

export const fileBeside = async ({ slug = '', file = '' }: Record<string, string | undefined>) =>
  new Response(await readFile(join(folder(slug), file)));
