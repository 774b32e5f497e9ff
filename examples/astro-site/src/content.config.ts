// The export lies in `export`, as it was written: a language is a file of each text, pictures lie beside it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

type Room = 'posts' | 'projects' | 'experience';
type Language = 'ru' | 'en';

/** Drafts and planned posts are in the export too. They stay out here, for Astro copies pictures of all that it reads. */
function isHidden(file: string): boolean {
  if (!existsSync(file)) return false;
  const [, head = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  const [, date] = /^date: (.+)$/m.exec(head) ?? [];
  return /^draft: true$/m.test(head) || (date !== undefined && !(Date.parse(date) <= Date.now()));
}

/** The texts of a room: `name` is the file of each, without its end. */
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

/** A month, or a year alone, as it was written. */
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

/** What the page of a project tells beside the few words of its card. */
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
