/** Reads front matter written by another program; loaded on demand, with the first such paste. */
import {
  frontMatterList,
  frontMatterNames,
  frontMatterTags,
  isWebAddress,
  transliterate,
} from '@janus-site/core';
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

function parse(source: string, kind: 'yaml' | 'toml'): Record<string, unknown> | null {
  try {
    // This schema reads dates, numbers and booleans as strings, as written.
    const value: unknown = kind === 'toml' ? parseToml(source) : parseYaml(source, { schema: 'failsafe' });
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

type Values = Record<string, unknown>;

/** Removes the first of the named values that fits, and returns it. */
function take(
  values: Values,
  names: readonly string[],
  isFit: (value: unknown) => boolean = (value) => textOf(value) !== '',
): unknown {
  const name = names.find((one) => isFit(values[one]));
  if (name === undefined) return undefined;
  const value = values[name];
  delete values[name];
  return value;
}

function takeTags(values: Values): string[] {
  const tags = frontMatterTags(values);
  for (const name of frontMatterNames.tags) if (frontMatterList(values, name).length > 0) delete values[name];
  return tags;
}

/** Removes the values that have a field here, and returns their fields. */
function takeFields(values: Values): FrontFields {
  const tags = takeTags(values);
  const title = take(values, frontMatterNames.title);
  const summary = take(values, frontMatterNames.summary);
  // A post has one address here, so the end of the other program's stands for a missing slug.
  const slug = take(values, [...frontMatterNames.slug, ...frontMatterNames.address]);
  const date = timeOf(take(values, frontMatterNames.date, (value) => timeOf(value) !== undefined));
  const canonical = take(values, frontMatterNames.canonical, (value) => isWebAddress(textOf(value)));
  return {
    ...(title !== undefined && { title: textOf(title) }),
    ...(summary !== undefined && { summary: textOf(summary) }),
    ...(slug !== undefined && {
      slug: transliterate(textOf(slug).replace(/\/+$/, '').split('/').at(-1) ?? ''),
    }),
    ...(tags.length > 0 && { tags }),
    ...(date !== undefined && { date }),
    ...(canonical !== undefined && { canonical: textOf(canonical) }),
  };
}

/**
 * Returns the front matter of a text, untruncated: values too long for their field are refused on save; null if the
 * first lines are something else.
 */
export function readFrontMatter(text: string): FrontMatter | null {
  const found = frontMatterOf(text);
  const values = found && parse(found.source, found.kind);
  if (!found || !values) return null;
  const fields = takeFields(values);
  const { title, summary, slug, tags } = fields;
  if ([title, summary, slug, tags].every((field) => field === undefined)) return null;
  const others = Object.entries(values).flatMap(([name, value]) => {
    const words = textOf(value);
    return words === '' ? [] : [`${name}: ${words.length > 80 ? `${words.slice(0, 79)}…` : words}`];
  });
  return { fields, others, head: found.head, body: found.body };
}
