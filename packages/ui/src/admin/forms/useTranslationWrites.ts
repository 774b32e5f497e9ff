import type { Language, Result } from '@janus-site/core';
import { useRef } from 'react';
import { findTranslation } from '../shared/titles.ts';
import type { OnlyChanged, TranslatedFormOptions } from './useTranslatedForm.ts';

export interface TranslationCalls<Text> {
  /** The translations of the item as loaded. */
  translations: readonly { id: string; language: Language }[];
  add(language: Language, text: Text): Promise<Result<{ id: string }>>;
  change(id: string, text: Text, only: OnlyChanged): Promise<Result<unknown>>;
  remove(id: string): Promise<Result<unknown>>;
}

/** Returns the writes for translations that are separate resources. */
export function useTranslationWrites<Text extends object>(
  calls: TranslationCalls<Text>,
): Required<Pick<TranslatedFormOptions<unknown, Text>, 'saveText' | 'removeText'>> {
  // Just added or deleted translations are not in the list until it is reloaded.
  const ids = useRef<Partial<Record<Language, string | null>>>({});
  const idOf = (language: Language) =>
    language in ids.current ? ids.current[language] : findTranslation(calls.translations, language)?.id;
  return {
    saveText: async (language, text, only) => {
      const id = idOf(language);
      if (id) return calls.change(id, text, only);
      const result = await calls.add(language, text);
      if (result.ok) ids.current[language] = result.data.id;
      return result;
    },
    removeText: async (language) => {
      const result = await calls.remove(idOf(language) ?? '');
      if (result.ok) ids.current[language] = null;
      return result;
    },
  };
}
