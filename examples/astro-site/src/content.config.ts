// The export lies in `export`, as it was written: a language is a file of each post, pictures lie beside it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const base = './export/posts';

/** Drafts and planned posts are in the export too. They stay out here, for Astro copies pictures of all that it reads. */
function isHidden(file: string): boolean {
  if (!existsSync(`${base}/${file}`)) return false;
  const [, head = ''] = readFileSync(`${base}/${file}`, 'utf8').split(/^---$/m);
  const [, date = ''] = /^date: (.+)$/m.exec(head) ?? [];
  return /^draft: true$/m.test(head) || !(Date.parse(date) <= Date.now());
}

function patternsOf(language: string): string[] {
  const files = readdirSync(base).map((slug) => `${slug}/${language}.md`);
  return [`*/${language}.md`, ...files.filter(isHidden).map((file) => `!${file}`)];
}

const posts = (language: 'ru' | 'en') =>
  defineCollection({
    loader: glob({ base, pattern: patternsOf(language) }),
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

export const collections = { ru: posts('ru'), en: posts('en') };
