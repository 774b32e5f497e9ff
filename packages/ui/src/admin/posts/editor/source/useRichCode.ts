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

/** Where text has no measures (an emulated page) the plain field stays. */
const canMeasure = () => 'getClientRects' in Range.prototype;

/**
 * The rich field's code and where the plain one stood when it came; null until then, and for good where it does not
 * come: the plain field does everything that matters.
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
      // At once, so that no key falls between reading the caret and setting it.
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
