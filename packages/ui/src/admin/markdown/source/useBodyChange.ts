import type { Language } from '@janus-site/core';
import type { RefObject } from 'react';
import type { EditorRegistry } from './editorRegistry.ts';

/** A form of texts in both languages, each with a body. */
export interface BodyForm {
  values: Readonly<Record<Language, { body: string }>>;
  read(): BodyForm['values'];
  changeText(language: Language, part: { body: string }): void;
}

export type ChangeBody = (language: Language, change: (body: string) => string) => void;

/** Changes a text from outside its field. The field takes it at once: the next letter would report its own text. */
export function useBodyChange(form: BodyForm, registry: RefObject<EditorRegistry>): ChangeBody {
  return (language, change) => {
    const body = change(form.read()[language].body);
    form.changeText(language, { body });
    registry.current.sources.get(language)?.fill?.(body);
  };
}
