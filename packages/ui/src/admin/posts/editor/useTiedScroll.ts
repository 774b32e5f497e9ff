import type { Language } from '@janus-site/core';
import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';
import type { EditorRegistry } from './source/editorRegistry.ts';
import { blockStarts, headingStarts, tie } from './tiedScroll.ts';

export interface TiedScroll {
  /** What scrolls, with the rendered text inside it. */
  frame: RefObject<HTMLElement | null>;
  registry: RefObject<EditorRegistry>;
  language: Language;
  body: string;
  /** The rendered text; a new one is tied anew. */
  html: string | undefined;
}

/** The height under the bars of the page, where the first line to be read stands. */
const underBars = 160;

/** The preview follows the source block by block; where their blocks do not match, heading by heading. */
export function useTiedScroll({ frame, registry, language, body, html }: TiedScroll): void {
  const follow = useEffectEvent(() => {
    const box = frame.current;
    const prose = box?.querySelector('[data-prose]');
    const place = registry.current.sources.get(language)?.placeAt(underBars) ?? null;
    if (!box || !prose || place === null || box.scrollHeight <= box.clientHeight) return;
    const zero = box.getBoundingClientRect().top - box.scrollTop;
    const topsOf = (elements: Iterable<Element>) =>
      [...elements].map((element) => element.getBoundingClientRect().top - zero);
    const pairs = [
      [blockStarts(body), topsOf(prose.firstElementChild?.children ?? [])],
      [headingStarts(body), topsOf(prose.querySelectorAll('h1, h2, h3, h4, h5, h6'))],
      [[], []],
    ] as const;
    const [marks, tops] = pairs.find(([a, b]) => a.length === b.length) ?? pairs[2];
    const first = tops[0] ?? 0;
    const to = tie(place, [0, ...marks, body.length], [place === 0 ? 0 : first, ...tops, box.scrollHeight]);
    box.scrollTo({ top: place === 0 ? 0 : to - 8 });
  });
  useEffect(() => {
    let frameId = 0;
    const handleScroll = () => {
      cancelAnimationFrame(frameId);
      frameId = requestAnimationFrame(follow);
    };
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frameId);
      window.removeEventListener('scroll', handleScroll);
    };
  }, [html]);
}
