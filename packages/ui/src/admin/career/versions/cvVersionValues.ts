import type { CvDesign, CvSelection, CvText, CvVersion, CvVersionFields, Language } from '@janus-site/core';
import { languages } from '@janus-site/core';

/** A part of the CV whose entries a version chooses. */
export type CvGroup = keyof CvSelection;

/** An entry as the site has it. */
export interface RecordItem {
  id: string;
  name: string;
  /** What stands under its name. */
  about: string;
}

export interface RecordGroup {
  group: CvGroup;
  title: string;
  /** In the order of the site. */
  items: readonly RecordItem[];
}

/** An entry in the place where it stands, or would stand. */
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

/** Whether a group says what the site says, so that new entries come into it by themselves. */
export function followsSite(choices: readonly Choice[], items: readonly RecordItem[]): boolean {
  return choices.length === items.length && choices.every(({ id, isIn }, at) => isIn && items[at]?.id === id);
}

/** The choices of what is there now: what is gone has none, what has come meanwhile waits at the end. */
export function choicesOf(
  choices: readonly Choice[] | undefined,
  items: readonly RecordItem[],
): readonly Choice[] {
  if (choices === undefined) return items.map(({ id }) => ({ id, isIn: true }));
  const there = choices.filter(({ id }) => items.some((item) => item.id === id));
  const fresh = items.filter(({ id }) => !choices.some((choice) => choice.id === id));
  return [...there, ...fresh.map(({ id }) => ({ id, isIn: false }))];
}

const textOf = (text: CvText = {}): VersionText => ({
  headline: text.headline ?? '',
  summary: text.summary ?? '',
});

/** What the form holds of a version, or of a new one. */
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

const said = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<T>;

/** What is sent: empty texts are the profile's, and a group that says what the site says is not named. */
export function fieldsOf(values: VersionValues, record: readonly RecordGroup[]): CvVersionFields {
  const texts = languages.flatMap((language): [Language, CvText][] => {
    const { headline, summary } = values[language];
    const text = said({ headline: headline.trim(), summary: summary.trim() });
    return Object.keys(text).length > 0 ? [[language, text]] : [];
  });
  const selection = record.flatMap(({ group, items }): [CvGroup, string[]][] => {
    const choices = choicesOf(values.groups[group], items);
    if (followsSite(choices, items)) return [];
    return [[group, choices.filter(({ isIn }) => isIn).map(({ id }) => id)]];
  });
  return {
    name: values.name.trim(),
    design: values.design,
    ...said({ file_name: values.file_name.trim() }),
    ...(texts.length > 0 && { texts: Object.fromEntries(texts) }),
    ...(selection.length > 0 && { selection: Object.fromEntries(selection) }),
  };
}

/** The address of the document in a language: whoever has it needs no account. Null where there is no link to show. */
export function versionAddress({ token }: Pick<CvVersion, 'token'>, language: Language): string | null {
  return token === null ? null : `${language === 'en' ? '/en' : ''}/cv/${token}`;
}
