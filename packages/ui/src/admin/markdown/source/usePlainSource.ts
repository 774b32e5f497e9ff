import type { Language } from '@janus-site/core';
import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { EditorRegistry } from './editorRegistry.ts';
import { areaSource } from './textSource.ts';

export interface PlainSource {
  area: RefObject<HTMLTextAreaElement | null>;
  registry: RefObject<EditorRegistry>;
  language: Language;
  onValueChange(value: string): void;
}

/** Registers the plain field with the editor's tools while it is mounted. */
export function usePlainSource({ area, registry, language, onValueChange }: PlainSource): void {
  const handleChange = useEffectEvent((text: string) => onValueChange(text));
  useLayoutEffect(() => {
    const { sources } = registry.current;
    if (!area.current) return undefined;
    sources.set(
      language,
      areaSource(area.current, (text) => handleChange(text)),
    );
    return () => void sources.delete(language);
  }, [area, registry, language]);
}
