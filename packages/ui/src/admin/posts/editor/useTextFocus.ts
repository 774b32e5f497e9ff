import type { Language } from '@janus-site/core';
import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { EditorRegistry } from './source/editorRegistry.ts';

/** Who opens a post comes to write on it: the caret stands in its text when the editor appears, if it is wanted. */
export function useTextFocus(
  isWanted: boolean,
  registry: RefObject<EditorRegistry>,
  language: Language,
): void {
  const focus = useEffectEvent(() => {
    if (isWanted) registry.current.sources.get(language)?.focus();
  });
  // Before the page's own focus is settled, which leaves what is inside alone.
  useLayoutEffect(() => focus(), []);
}
