// The export is in `export`, unchanged: each language of a text is a file, with its pictures next to it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

type Room = 'posts' | 'projects' | 'experience';
type Language = 'ru' | 'en';

/** Drafts and scheduled posts are exported too. Excluded here, because Astro copies pictures of all texts it reads. */
function isHidden(file: string): boolean {
  if (!existsSync(file)) return false;
  const [, head = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  const [, date] = /^date: (.+)$/m.exec(head) ?? [];
  return /^draft: true$/m.test(head) || (date !== undefined && !(Date.parse(date) <= Date.now()));
}

/** Returns the texts of a folder; `name` is the file name of each, without its extension. */
function textsOf(room: Room, language: Language, name: string = language) {
  const base = `./export/${room}`;
  const slugs = existsSync(base) ? readdirSync(base) : [];
  const hidden = slugs.filter((slug) => isHidden(`${base}/${slug}/${language}.md`));
  return glob({ base, pattern: [`*/${name}.md`, ...hidden.map((slug) => `!${slug}/${name}.md`)] });
}

const posts = (language: Language) =>
  defineCollection({
    loader: textsOf('posts', language),
    schema: ({ image }) =>
      z.object({
        title: z.string(),
        date: z.coerce.date(),
        updated: z.coerce.date().optional(),
        summary: z.string().default(''),
        tags: z.array(z.coerce.string()).default([]),
        cover: image().optional(),
        page: z.enum(['portfolio', 'blog']).optional(),
        menu: z.boolean().default(false),
        unlisted: z.boolean().default(false),
      }),
  });

/** A month or a year, as written. */
const month = z.coerce.string().optional();

const projects = (language: Language) =>
  defineCollection({
    loader: textsOf('projects', language),
    schema: ({ image }) =>
      z.object({
        title: z.string(),
        position: z.number(),
        summary: z.string().default(''),
        outcome: z.string().default(''),
        role: z.string().default(''),
        team: z.string().default(''),
        started: month,
        finished: month,
        technologies: z.array(z.coerce.string()).default([]),
        github: z.string().optional(),
        demo: z.string().optional(),
        cover: image().optional(),
      }),
  });

/** The text of a project's page, besides the short one of its card. */
const stories = (language: Language) =>
  defineCollection({ loader: textsOf('projects', language, `page.${language}`) });

const experience = (language: Language) =>
  defineCollection({
    loader: textsOf('experience', language),
    schema: z.object({
      company: z.string(),
      job: z.string(),
      position: z.number(),
      started: month,
      finished: month,
    }),
  });

export const collections = {
  ru: posts('ru'),
  en: posts('en'),
  projectsRu: projects('ru'),
  projectsEn: projects('en'),
  storiesRu: stories('ru'),
  storiesEn: stories('en'),
  experienceRu: experience('ru'),
  experienceEn: experience('en'),
};
