import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as CodeMirror from './codeMirror.ts';
import type { Handover } from './textSource.ts';
import { handoverOf } from './textSource.ts';

export interface RichStart {
  code: typeof CodeMirror;
  handover: Handover;
}

/** Where text cannot be measured (an emulated page), the plain field stays. */
const canMeasure = () => 'getClientRects' in Range.prototype;

/**
 * Returns the rich field's code and the state of the plain field when it loaded; null until then, and permanently if
 * loading fails: the plain field covers everything essential.
 */
export function useRichCode(area: RefObject<HTMLTextAreaElement | null>): RichStart | null {
  const [start, setStart] = useState<RichStart | null>(null);
  useLayoutEffect(() => {
    if (!canMeasure()) return undefined;
    let isGone = false;
    let isComposing = false;
    let take: (() => void) | null = null;
    const field = area.current;
    const handleStart = () => (isComposing = true);
    const handleEnd = () => {
      isComposing = false;
      take?.();
    };
    field?.addEventListener('compositionstart', handleStart);
    field?.addEventListener('compositionend', handleEnd);
    const load = async () => {
      const code = await import('./codeMirror.ts').catch(() => null);
      if (isGone || !code) return;
      // Synchronous, so that no keystroke falls between reading the caret and restoring it.
      take = () => flushSync(() => setStart({ code, handover: handoverOf(area.current) }));
      if (!isComposing) take();
    };
    void load();
    return () => {
      isGone = true;
      field?.removeEventListener('compositionstart', handleStart);
      field?.removeEventListener('compositionend', handleEnd);
    };
  }, [area]);
  return start;
}
