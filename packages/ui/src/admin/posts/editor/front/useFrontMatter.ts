import type { Language } from '@janus-site/core';
import type { PostValues } from '@janus-site/core/editor';
import { useState } from 'react';
import type { PostForm } from '../usePostForm.ts';
import type { FrontFields, FrontMatter } from '../../../markdown/front/readFrontMatter.ts';

type FrontName = keyof FrontFields;

/** The fields that pasted front matter has filled, and its entries that have no field. */
export interface FrontFill {
  language: Language;
  filled: readonly FrontName[];
  /** Fields that already had a value. */
  kept: readonly FrontName[];
  others: readonly string[];
}

export interface FrontMatters {
  last: FrontFill | null;
  fill(language: Language, front: FrontMatter): void;
  /** Clears the fields it has filled and puts the front matter back above the text. */
  undo(): void;
  forget(): void;
}

const present = (values: PostValues, language: Language): Record<FrontName, string | string[]> => ({
  title: values[language].title,
  summary: values[language].summary,
  slug: values.shared.slug,
  tags: values.shared.tags,
  date: values.shared.dates[language].published_at ?? '',
  canonical: values.shared.canonical_url,
});

/** Returns the dates of both languages with one publication time replaced; empty for none. */
function datesWith(values: PostValues, language: Language, date: string): PostValues['shared']['dates'] {
  const { dates } = values.shared;
  return { ...dates, [language]: { ...dates[language], published_at: date || null } };
}

/** Fills empty fields from pasted front matter. */
export function useFrontMatter(form: PostForm): FrontMatters {
  const [last, setLast] = useState<(FrontFill & { front: FrontMatter }) | null>(null);
  const set = (language: Language, { title, summary, slug, tags, date, canonical }: FrontFields) => {
    const text = { ...(title === undefined ? {} : { title }), ...(summary === undefined ? {} : { summary }) };
    const shared = {
      ...(slug === undefined ? {} : { slug }),
      ...(tags === undefined ? {} : { tags }),
      ...(date === undefined ? {} : { dates: datesWith(form.read(), language, date) }),
      ...(canonical === undefined ? {} : { canonical_url: canonical }),
    };
    if (Object.keys(text).length > 0) form.changeText(language, text);
    if (Object.keys(shared).length > 0) form.changeShared(shared);
  };
  return {
    last,
    fill(language, front) {
      const values = present(form.read(), language);
      const names = Object.keys(front.fields) as FrontName[];
      const filled = names.filter((name) => values[name].length === 0);
      set(language, Object.fromEntries(filled.map((name) => [name, front.fields[name]])));
      const kept = names.filter((name) => !filled.includes(name));
      setLast({ language, filled, kept, others: front.others, front });
    },
    undo() {
      if (!last) return;
      const { language, filled, front } = last;
      const values = present(form.read(), language);
      const own = filled.filter((name) => String(values[name]) === String(front.fields[name]));
      set(language, Object.fromEntries(own.map((name) => [name, name === 'tags' ? [] : ''])));
      const { body } = form.read()[language];
      const at = Math.max(0, body.indexOf(front.body));
      form.changeText(language, { body: `${body.slice(0, at)}${front.head}\n\n${body.slice(at)}` });
      setLast(null);
    },
    forget: () => setLast(null),
  };
}
