import type { Language } from '@janus-site/core';
import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { EditorRegistry } from '../../markdown/source/editorRegistry.ts';

/** Puts the caret into the text when the editor appears, if wanted. */
export function useTextFocus(
  isWanted: boolean,
  registry: RefObject<EditorRegistry>,
  language: Language,
): void {
  const focus = useEffectEvent(() => {
    if (isWanted) registry.current.sources.get(language)?.focus();
  });
  // Before the page sets its own focus, which it skips when the focus is already inside.
  useLayoutEffect(() => focus(), []);
}
