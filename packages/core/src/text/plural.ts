import type { Language } from '../route/faces.ts';

/** The forms of a counted noun: 'пост', 'поста', 'постов'; English has `one` and `other` only. */
export interface PluralForms {
  one: string;
  few?: string;
  many?: string;
  other: string;
}

/** Returns the form of a noun that agrees with a number. */
export function plural(count: number, language: Language, forms: PluralForms): string {
  const category = new Intl.PluralRules(language).select(count);
  return (category in forms ? forms[category as keyof PluralForms] : undefined) ?? forms.other;
}
