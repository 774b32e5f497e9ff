import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { CopyTexts } from './codeCopy.ts';

/** Adds a copy button to every block of code; its code is loaded only if there is one. */
export function useCodeCopy(html: string, texts: CopyTexts): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const { copy, copied, failed } = texts;
  useEffect(() => {
    const blocks = [...(ref.current?.querySelectorAll<HTMLPreElement>('pre.code') ?? [])];
    if (blocks.length === 0) return undefined;
    let isGone = false;
    let undo: (() => void)[] = [];
    void import('./codeCopy.ts').then(
      ({ addButton }) => {
        if (!isGone) undo = blocks.map((block) => addButton(block, { copy, copied, failed }));
      },
      // The code can still be selected manually.
      () => undefined,
    );
    return () => {
      isGone = true;
      undo.forEach((remove) => remove());
    };
  }, [html, copy, copied, failed]);
  return ref;
}
