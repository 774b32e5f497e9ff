import type { Language } from '@janus-site/core';
import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';
import type { EditorRegistry } from '../../markdown/source/editorRegistry.ts';
import { blockStarts, headingStarts, tie } from './tiedScroll.ts';

export interface TiedScroll {
  /** The scroll container of the rendered text. */
  frame: RefObject<HTMLElement | null>;
  registry: RefObject<EditorRegistry>;
  language: Language;
  body: string;
  /** The rendered text; each new one is measured again. */
  html: string | undefined;
}

/** In pixels. The height below the page's bars, at the first visible line. */
const underBars = 160;

/** Scrolls the preview with the source block by block; where the blocks do not match, heading by heading. */
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
    ] as const;
    const [marks, tops] = pairs.find(([a, b]) => a.length === b.length) ?? [[], []];
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
