import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getCollection } from 'astro:content';

export type Language = 'ru' | 'en';

/** What readers may see, the newest first. */
export async function published(language: Language) {
  const posts = await getCollection(language);
  return posts.sort((a, b) => Number(b.data.date) - Number(a.data.date));
}

/** In the order that their owner gave them. */
export async function projects(language: Language) {
  const found = await getCollection(language === 'ru' ? 'projectsRu' : 'projectsEn');
  return found.sort((a, b) => a.data.position - b.data.position);
}

/** By the address of the project. */
export async function story(language: Language, slug: string) {
  const found = await getCollection(language === 'ru' ? 'storiesRu' : 'storiesEn');
  return found.find(({ filePath }) => filePath?.includes(`/projects/${slug}/`));
}

export async function experience(language: Language) {
  const found = await getCollection(language === 'ru' ? 'experienceRu' : 'experienceEn');
  return found.sort((a, b) => a.data.position - b.data.position);
}

type Entry = Readonly<Record<string, string | undefined>>;

/** A JSON Resume: the owner, and the parts of a CV. */
export async function resume(language: Language) {
  const file = language === 'ru' ? 'resume.json' : 'resume.en.json';
  const { basics, ...parts } = JSON.parse(await readFile(`export/${file}`, 'utf8'));
  return { file, basics: basics as Entry, parts: parts as Readonly<Record<string, Entry[] | undefined>> };
}

/** What lies beside the texts that readers may see: films, and pictures that a text names in HTML. */
async function besideTexts(room: 'posts' | 'projects', texts: readonly { filePath?: string }[]) {
  const found = texts.map(async ({ filePath = '' }) => {
    const [slug = ''] = filePath.split('/').slice(-2);
    const names = await readdir(join('export', room, slug));
    return names.filter((name) => !name.endsWith('.md')).map((name) => ({ params: { slug, file: name } }));
  });
  return (await Promise.all(found)).flat();
}

export const besidePosts = async (language: Language) => besideTexts('posts', await published(language));
export const besideProjects = async (language: Language) => besideTexts('projects', await projects(language));

type Params = Record<string, string | undefined>;

const fileOf =
  (room: 'posts' | 'projects') =>
  async ({ slug = '', file = '' }: Params) =>
    new Response(await readFile(join('export', room, slug, file)));

export const fileBesidePost = fileOf('posts');
export const fileBesideProject = fileOf('projects');
