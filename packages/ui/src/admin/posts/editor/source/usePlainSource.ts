import type { Language } from '@janus-site/core';
import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { EditorRegistry } from './editorRegistry.ts';
import { areaSource } from './textSource.ts';

export interface PlainSource {
  area: RefObject<HTMLTextAreaElement | null>;
  registry: RefObject<EditorRegistry>;
  language: Language;
  /** CodeMirror has taken the field's place. */
  isRich: boolean;
  onValueChange(value: string): void;
}

/** Makes the plain field known to the editor's tools for as long as it is the one that is typed in. */
export function usePlainSource({ area, registry, language, isRich, onValueChange }: PlainSource): void {
  const handleChange = useEffectEvent((text: string) => onValueChange(text));
  useLayoutEffect(() => {
    const { sources } = registry.current;
    if (isRich || !area.current) return undefined;
    sources.set(
      language,
      areaSource(area.current, (text) => handleChange(text)),
    );
    return () => void sources.delete(language);
  }, [area, registry, language, isRich]);
}
