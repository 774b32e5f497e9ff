import { languages, type Language } from '@janus-site/core';
import type { Note } from '../import/report.ts';

interface Text {
  key: string;
  language: Language;
}

/** Groups texts of one key into a post; a second text in a language becomes a separate post. */
export function group<T extends Text>(texts: readonly T[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const text of texts) {
    let key = text.key;
    for (let number = 2; groups.get(key)?.some(({ language }) => language === text.language); number += 1)
      key = `${text.key}\n${number}`;
    groups.set(key, [...(groups.get(key) ?? []), text]);
  }
  // Russian first: where the original is unknown, the site's own order applies
  const order = ({ language }: T): number => languages.indexOf(language);
  return [...groups.values()].map((texts) => texts.sort((a, b) => order(a) - order(b)));
}

/** Gives each group a unique address. */
export function name<T extends { slug: string; notes: Note[] }>(groups: readonly T[][]): Map<string, T[]> {
  const named = new Map<string, T[]>();
  for (const texts of groups) {
    const base = texts[0]?.slug ?? 'post';
    let slug = base;
    for (let number = 2; named.has(slug); number += 1) slug = `${base}-${number}`;
    if (slug !== base)
      texts[0]?.notes.push({ line: null, text: `Another post is ${base}: this one becomes ${slug}.` });
    named.set(slug, texts);
  }
  return named;
}
