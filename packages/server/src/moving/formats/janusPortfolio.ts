import { frontMatterList, languages, type Language } from '@janus-site/core';
import type { Importing } from '../import/importing.ts';
import { presentFields } from '../yaml.ts';
import { isSet, millisecondsOf, textOf, type Fields } from './fields.ts';
import { readJanusFile, withPictures } from './janusFile.ts';

/** A project or a job from an export. */
export interface PortfolioItem {
  path: string;
  files: readonly string[];
  position: number;
  cover: string | null;
  /** Former slugs. */
  formerSlugs: readonly string[];
  /** Milliseconds. */
  created: number | null;
  updated: number | null;
  /** In the form of the contract, not validated yet. */
  input: Record<string, unknown> & { translations: (Record<string, unknown> & { language: Language })[] };
}

const technologies = (fields: Fields): unknown => fields['technologies'] ?? [];

function projectFields(fields: Fields): Record<string, unknown> {
  return {
    is_published: !isSet(fields, 'draft'),
    is_featured: isSet(fields, 'featured'),
    technologies: technologies(fields),
    ...presentFields({
      github_url: fields['github'],
      demo_url: fields['demo'],
      started_on: textOf(fields, 'started'),
      finished_on: textOf(fields, 'finished'),
    }),
  };
}

function experienceFields(fields: Fields): Record<string, unknown> {
  return {
    is_published: !isSet(fields, 'draft'),
    technologies: technologies(fields),
    ...presentFields({
      company_url: fields['site'],
      start_date: textOf(fields, 'started'),
      end_date: textOf(fields, 'finished'),
    }),
  };
}

const kinds = {
  projects: {
    shared: projectFields,
    text: (fields: Fields) => ({
      title: fields['title'],
      summary: textOf(fields, 'summary') ?? '',
      ...presentFields({
        outcome: textOf(fields, 'outcome'),
        role: textOf(fields, 'role'),
        team: textOf(fields, 'team'),
      }),
    }),
  },
  experience: {
    shared: experienceFields,
    text: (fields: Fields) => ({
      company: fields['company'],
      job_title: fields['job'],
      ...presentFields({ location: textOf(fields, 'location') }),
    }),
  },
} as const;

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A project's page and its former addresses. */
async function pageOf(
  path: string,
  language: Language,
  { folder, take }: Pick<Importing, 'folder'> & { take(file: string): Promise<string> },
): Promise<{ body?: string }> {
  const file = `${path}/page.${language}.md`;
  if (!folder.has(file)) return {};
  const { body } = await readJanusFile(folder, file);
  return { body: await withPictures(body, path, { folder, take }) };
}

function slugOf(kind: keyof typeof kinds, path: string): { slug?: string } {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  return kind === 'projects' && slugForm.test(slug) && slug.length <= 100 ? { slug } : {};
}

/** Names of the folders that contain such items, in no particular order. */
export function listItems(kind: keyof typeof kinds, { folder }: Importing): string[] {
  const form = new RegExp(`^${kind}/([^/]+)/(?:ru|en)\\.md$`);
  return [...new Set(folder.files.flatMap((file) => form.exec(file)?.[1] ?? []))].map(
    (name) => `${kind}/${name}`,
  );
}

/** Reads an item, with its pictures at the addresses returned by `take`. */
export async function readItem(
  kind: keyof typeof kinds,
  path: string,
  { folder, take }: Pick<Importing, 'folder'> & { take(file: string): Promise<string> },
): Promise<PortfolioItem> {
  const { shared, text } = kinds[kind];
  const translations: PortfolioItem['input']['translations'] = [];
  const files: string[] = [];
  let head: Fields = {};
  for (const language of languages) {
    const file = `${path}/${language}.md`;
    if (!folder.has(file)) continue;
    const { fields, body } = await readJanusFile(folder, file);
    if (files.length === 0) head = fields;
    files.push(file);
    const description = await withPictures(body, path, { folder, take });
    const page = kind === 'projects' ? await pageOf(path, language, { folder, take }) : {};
    translations.push({ language, ...text(fields), description, ...page });
  }
  const cover = textOf(head, 'cover');
  return {
    path,
    files,
    position: Number(textOf(head, 'position') ?? 0),
    cover: cover === undefined ? null : await take(`${path}/${cover}`),
    formerSlugs: frontMatterList(head, 'aliases').filter((alias) => slugForm.test(alias)),
    created: millisecondsOf(textOf(head, 'created')),
    updated: millisecondsOf(textOf(head, 'updated')),
    input: { ...shared(head), ...slugOf(kind, path), translations },
  };
}
