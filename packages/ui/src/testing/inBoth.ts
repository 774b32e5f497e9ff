import type { Language } from '@janus-site/core';

/** A story's content in both languages: Russian in its arguments, English in a parameter that the stand reads. */
export interface Bilingual<Args> {
  args: Args;
  parameters: { english: Args };
}

/** Returns the arguments of a story, created in each language. */
export function inBoth<Args>(make: (language: Language) => Args): Bilingual<Args> {
  return { args: make('ru'), parameters: { english: make('en') } };
}

/** Returns the same story on an English page. */
export function inEnglish<Args>({ args, parameters }: Bilingual<Args>) {
  return { args, parameters: { ...parameters, place: { language: 'en' } } };
}
