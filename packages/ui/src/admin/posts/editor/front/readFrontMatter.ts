/** Reads front matter written by another program; loaded on demand, with the first such paste. */
import { isWebAddress, transliterate } from '@janus-site/core';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { frontMatterOf } from './frontMatterOf.ts';

export interface FrontFields {
  title?: string;
  summary?: string;
  slug?: string;
  tags?: string[];
  /** The publication time as the API takes it; UTC if it has no zone. */
  date?: string;
  /** The canonical address. */
  canonical?: string;
}

export interface FrontMatter {
  fields: FrontFields;
  /** Entries without a field here, as `key: value`. */
  others: string[];
  /** The front matter itself, for undo. */
  head: string;
  /** The text after it. */
  body: string;
}

/** The names that Jekyll, Hugo, Astro, Ghost and Obsidian use for our fields; the first one present counts. */
const names: Readonly<Record<keyof FrontFields, readonly string[]>> = {
  title: ['title'],
  summary: ['summary', 'description', 'excerpt', 'custom_excerpt', 'subtitle'],
  slug: ['slug', 'permalink', 'url'],
  tags: ['tags', 'tag', 'keywords', 'categories'],
  date: ['date', 'pubDate', 'pubDatetime', 'publishDate', 'published_at'],
  canonical: ['canonical_url', 'canonicalURL', 'canonicalUrl', 'canonical'],
};

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint'
    ? `${value}`
    : '';
}

/** A time without a zone is taken as UTC: front matter does not state where it was written. */
function timeOf(value: unknown): string | undefined {
  const text = textOf(value);
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text);
  const time = /^\d{4}-\d\d-\d\d/.test(text)
    ? Date.parse(hasZone ? text : `${text}Z`.replace(' ', 'T'))
    : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

function tagsOf(value: unknown): string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : textOf(value).split(',');
  const tags = all.map((tag) => textOf(tag).replace(/^#/, '')).filter(Boolean);
  return [...new Set(tags)];
}

function parse(source: string, kind: 'yaml' | 'toml'): Record<string, unknown> | null {
  try {
    // This schema reads dates, numbers and booleans as strings, as written.
    const value: unknown = kind === 'toml' ? parseToml(source) : parseYaml(source, { schema: 'failsafe' });
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/**
 * Returns the front matter of a text, untruncated: values too long for their field are refused on save; null if the
 * first lines are something else.
 */
export function readFrontMatter(text: string): FrontMatter | null {
  const found = frontMatterOf(text);
  const values = found && parse(found.source, found.kind);
  if (!found || !values) return null;
  const take = (field: keyof FrontFields, isFit: (value: unknown) => boolean = () => true): unknown => {
    const name = names[field].find((one) => textOf(values[one]) !== '' && isFit(values[one]));
    if (name === undefined) return undefined;
    const value = values[name];
    delete values[name];
    return value;
  };
  const [title, summary, slug, tags] = [take('title'), take('summary'), take('slug'), take('tags')];
  if (title === undefined && summary === undefined && tags === undefined && slug === undefined) return null;
  const fields: FrontFields = {};
  if (title !== undefined) fields.title = textOf(title);
  if (summary !== undefined) fields.summary = textOf(summary);
  if (slug !== undefined)
    fields.slug = transliterate(textOf(slug).replace(/\/+$/, '').split('/').at(-1) ?? '');
  if (tags !== undefined) fields.tags = tagsOf(tags);
  const date = timeOf(take('date', (value) => timeOf(value) !== undefined));
  if (date !== undefined) fields.date = date;
  const canonical = textOf(take('canonical', (value) => isWebAddress(textOf(value))));
  if (canonical !== '') fields.canonical = canonical;
  const others = Object.entries(values).flatMap(([name, value]) => {
    const words = textOf(value);
    return words === '' ? [] : [`${name}: ${words.length > 80 ? `${words.slice(0, 79)}…` : words}`];
  });
  return { fields, others, head: found.head, body: found.body };
}
