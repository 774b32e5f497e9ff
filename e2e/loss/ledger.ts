// Records what was typed, where and when, to compare it with what is found afterwards.

export const languageNames = ['ru', 'en'] as const;
export const partNames = ['title', 'summary', 'body'] as const;
type LanguageName = (typeof languageNames)[number];
type PartName = (typeof partNames)[number];

/** A field of the editor, as in `ru.body`. */
export type FieldName = `${LanguageName}.${PartName}`;
export type Texts = Record<FieldName, string>;

export const fieldNames: readonly FieldName[] = languageNames.flatMap((language) =>
  partNames.map((part): FieldName => `${language}.${part}`),
);

/** A word that occurs only once. */
export interface Typed {
  field: FieldName;
  word: string;
  /** The time of its first key press, in milliseconds. */
  at: number;
}

interface Loss {
  words: Typed[];
  /** From the first lost letter to the event. */
  milliseconds: number;
}

/** The record of a post. */
export class Ledger {
  /** The total number of typed words. */
  count = 0;
  private words: Typed[] = [];

  add(typed: Typed): void {
    this.count += 1;
    this.words.push(typed);
  }

  /** The person has emptied the field, so its words need not be found. */
  clear(field: FieldName): void {
    this.words = this.words.filter((typed) => typed.field !== field);
  }

  /** The person saw these words and chose these texts: words that were shown but not chosen may be lost. */
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

  /** Returns what is missing from these texts; each loss is reported once. */
  missingFrom(texts: Texts, eventAt: number): Loss {
    const missing = this.words.filter(({ field, word }) => !texts[field].includes(word));
    this.words = this.words.filter((typed) => !missing.includes(typed));
    const first = Math.min(eventAt, ...missing.map(({ at }) => at));
    return { words: missing, milliseconds: eventAt - first };
  }
}
