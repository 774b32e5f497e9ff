// What was typed, where and when, to be held against what is found afterwards.

export const languageNames = ['ru', 'en'] as const;
export const partNames = ['title', 'summary', 'body'] as const;
type LanguageName = (typeof languageNames)[number];
type PartName = (typeof partNames)[number];

/** One field of the editor, as in `ru.body`. */
export type FieldName = `${LanguageName}.${PartName}`;
export type Texts = Record<FieldName, string>;

export const fieldNames: readonly FieldName[] = languageNames.flatMap((language) =>
  partNames.map((part): FieldName => `${language}.${part}`),
);

/** A word that occurs nowhere else. */
export interface Typed {
  field: FieldName;
  word: string;
  /** When its first letter was pressed, in milliseconds. */
  at: number;
}

interface Loss {
  words: Typed[];
  /** From the first lost letter to the moment of the event. */
  milliseconds: number;
}

/** The record of one post. */
export class Ledger {
  /** How many words were typed in all. */
  count = 0;
  private words: Typed[] = [];

  add(typed: Typed): void {
    this.count += 1;
    this.words.push(typed);
  }

  /** The person has emptied the field: its words are not wanted back. */
  clear(field: FieldName): void {
    this.words = this.words.filter((typed) => typed.field !== field);
  }

  /** The person has been shown these words and has chosen these texts: what was shown and not chosen may go. */
  settle(chosen: Texts, shown: string): void {
    this.words = this.words.filter(
      ({ field, word }) => chosen[field].includes(word) || !shown.includes(word),
    );
  }

  lengthOf(field: FieldName): number {
    return this.words
      .filter((typed) => typed.field === field)
      .reduce((sum, { word }) => sum + word.length + 1, 0);
  }

  isMissingFrom(texts: Texts): boolean {
    return this.words.some(({ field, word }) => !texts[field].includes(word));
  }

  /** What is missing from these texts; it is said once and then forgotten. */
  missingFrom(texts: Texts, eventAt: number): Loss {
    const missing = this.words.filter(({ field, word }) => !texts[field].includes(word));
    this.words = this.words.filter((typed) => !missing.includes(typed));
    const first = Math.min(eventAt, ...missing.map(({ at }) => at));
    return { words: missing, milliseconds: eventAt - first };
  }
}
