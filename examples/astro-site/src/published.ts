import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getCollection } from 'astro:content';

export const languages = ['ru', 'en'] as const;
export type Language = (typeof languages)[number];

/** Returns the address prefix of a language; none for the first one. */
export const prefixOf = (language: Language) => (language === 'ru' ? undefined : language);

/** Returns the results of `list` for each language in one list. */
export async function inEachLanguage<Item>(
  list: (language: Language, prefix: string | undefined) => Promise<Item[]>,
): Promise<Item[]> {
  return (await Promise.all(languages.map((language) => list(language, prefixOf(language))))).flat();
}

/** Returns the published posts, newest first. */
export async function published(language: Language) {
  const posts = await getCollection(language);
  return posts.sort((a, b) => Number(b.data.date) - Number(a.data.date));
}

/** In the owner's order. */
export async function projects(language: Language) {
  const found = await getCollection(language === 'ru' ? 'projectsRu' : 'projectsEn');
  return found.sort((a, b) => a.data.position - b.data.position);
}

/** By the project's slug. */
export async function story(language: Language, slug: string) {
  const found = await getCollection(language === 'ru' ? 'storiesRu' : 'storiesEn');
  return found.find(({ filePath }) => filePath?.includes(`/projects/${slug}/`));
}

export async function experience(language: Language) {
  const found = await getCollection(language === 'ru' ? 'experienceRu' : 'experienceEn');
  return found.sort((a, b) => a.data.position - b.data.position);
}

type Entry = Readonly<Record<string, string | undefined>>;

/** Returns a JSON Resume: the owner, and the parts of a CV. */
export async function resume(language: Language) {
  const file = language === 'ru' ? 'resume.json' : 'resume.en.json';
  const { basics, ...parts } = JSON.parse(await readFile(`export/${file}`, 'utf8'));
  return { file, basics: basics as Entry, parts: parts as Readonly<Record<string, Entry[] | undefined>> };
}

/** Returns the files next to published texts: videos, and pictures that a text includes as HTML. */
const besideTexts = (
  room: 'posts' | 'projects',
  list: (language: Language) => Promise<readonly { filePath?: string }[]>,
) =>
  inEachLanguage(async (language, prefix) => {
    const found = (await list(language)).map(async ({ filePath = '' }) => {
      const [slug = ''] = filePath.split('/').slice(-2);
      const names = await readdir(join('export', room, slug));
      return names
        .filter((name) => !name.endsWith('.md'))
        .map((name) => ({ params: { prefix, slug, file: name } }));
    });
    return (await Promise.all(found)).flat();
  });

export const besidePosts = () => besideTexts('posts', published);
export const besideProjects = () => besideTexts('projects', projects);

type Params = Record<string, string | undefined>;

const fileOf =
  (room: 'posts' | 'projects') =>
  async ({ slug = '', file = '' }: Params) =>
    new Response(await readFile(join('export', room, slug, file)));

export const fileBesidePost = fileOf('posts');
export const fileBesideProject = fileOf('projects');
