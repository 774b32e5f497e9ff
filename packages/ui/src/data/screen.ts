import type { Face, Language } from '@janus-site/core';

/** What a screen's `reads` may look at; a part of the host, so that the server has it before any drawing. */
export interface ScreenContext {
  face: Face;
  language: Language;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
}
