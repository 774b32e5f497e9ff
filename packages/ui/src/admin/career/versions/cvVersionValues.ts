import type { CvDesign, CvSelection, CvText, CvVersion, CvVersionFields, Language } from '@janus-site/core';
import { languages } from '@janus-site/core';

/** A part of the CV from which a version chooses entries. */
export type CvGroup = keyof CvSelection;

/** An entry as published on the site. */
export interface RecordItem {
  id: string;
  name: string;
  /** The line below its name. */
  about: string;
}

export interface RecordGroup {
  group: CvGroup;
  title: string;
  /** In the site's order. */
  items: readonly RecordItem[];
}

/** An entry in its actual or possible place; it may be hidden or deleted at present. */
export interface Choice {
  id: string;
  isIn: boolean;
}

export interface VersionText {
  headline: string;
  summary: string;
}

export interface VersionValues extends Record<Language, VersionText> {
  name: string;
  file_name: string;
  design: CvDesign;
  groups: Readonly<Partial<Record<CvGroup, readonly Choice[]>>>;
}

/** Returns the choices for the entries that are on the site. */
export function shownChoices(choices: readonly Choice[], items: readonly RecordItem[]): readonly Choice[] {
  return choices.filter(({ id }) => items.some((item) => item.id === id));
}

/** Returns whether a group equals the site's, in which case new entries are included automatically. */
function followsSite(choices: readonly Choice[], items: readonly RecordItem[]): boolean {
  return choices.length === items.length && choices.every(({ id, isIn }, at) => isIn && items[at]?.id === id);
}

/** Returns the choices for all entries: hidden and deleted ones keep their places, new ones come last. */
export function choicesOf(
  choices: readonly Choice[] | undefined,
  items: readonly RecordItem[],
): readonly Choice[] {
  if (choices === undefined) return items.map(({ id }) => ({ id, isIn: true }));
  const fresh = items.filter(({ id }) => !choices.some((choice) => choice.id === id));
  return [...choices, ...fresh.map(({ id }) => ({ id, isIn: false }))];
}

const textOf = (text: CvText = {}): VersionText => ({
  headline: text.headline ?? '',
  summary: text.summary ?? '',
});

/** Returns the form's values for a version or a new one. */
export function valuesOf(version: CvVersion | null, record: readonly RecordGroup[]): VersionValues {
  const { name = '', file_name = '', design = 'classic', texts = {}, selection = {} } = version ?? {};
  const chosen = record.map(({ group, items }): [CvGroup, readonly Choice[]] => [
    group,
    choicesOf(
      selection[group]?.map((id) => ({ id, isIn: true })),
      items,
    ),
  ]);
  return {
    name,
    file_name,
    design,
    ru: textOf(texts.ru),
    en: textOf(texts.en),
    groups: Object.fromEntries(chosen),
  };
}

const filledFields = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<T>;

/**
 * Returns the request: empty texts are left to the profile, and a group equal to the site's is omitted. A group that
 * is stored as it is stays: it may equal the site's only while an entry left out is hidden.
 */
export function fieldsOf(
  values: VersionValues,
  record: readonly RecordGroup[],
  stored: CvSelection = {},
): CvVersionFields {
  const texts = languages.flatMap((language): [Language, CvText][] => {
    const { headline, summary } = values[language];
    const text = filledFields({ headline: headline.trim(), summary: summary.trim() });
    return Object.keys(text).length > 0 ? [[language, text]] : [];
  });
  const selection = record.flatMap(({ group, items }): [CvGroup, string[]][] => {
    const choices = choicesOf(values.groups[group], items);
    const ids = choices.filter(({ isIn }) => isIn).map(({ id }) => id);
    const isStored = String(ids) === String(stored[group]);
    return !isStored && followsSite(shownChoices(choices, items), items) ? [] : [[group, ids]];
  });
  return {
    name: values.name.trim(),
    design: values.design,
    ...filledFields({ file_name: values.file_name.trim() }),
    ...(texts.length > 0 && { texts: Object.fromEntries(texts) }),
    ...(selection.length > 0 && { selection: Object.fromEntries(selection) }),
  };
}

/** Returns the address of the document in a language, open without an account. Null if there is no link. */
export function versionAddress({ token }: Pick<CvVersion, 'token'>, language: Language): string | null {
  return token === null ? null : `${language === 'en' ? '/en' : ''}/cv/${token}`;
}
