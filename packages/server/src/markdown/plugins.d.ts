declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it';
  const footnote: (md: MarkdownIt) => void;
  export default footnote;
}

declare module 'markdown-it-deflist' {
  import type { MarkdownIt } from 'markdown-it';
  const deflist: (md: MarkdownIt) => void;
  export default deflist;
}

declare module 'markdown-it-emoji/lib/data/full.mjs' {
  const names: Readonly<Record<string, string>>;
  export default names;
}

declare module 'hyphen/hyphen.js' {
  /** The levels of the patterns, the patterns as a tree, and the breaks of words that do not follow them. */
  export type HyphenationPatterns = readonly [
    levels: unknown,
    tree: unknown,
    exceptions?: Readonly<Record<string, readonly number[]>>,
  ];
  export type HyphenatorFactory = (patterns: HyphenationPatterns) => (text: string) => string;
  const createHyphenator: HyphenatorFactory;
  export default createHyphenator;
}

declare module 'hyphen/patterns/*' {
  import type { HyphenationPatterns } from 'hyphen/hyphen.js';
  const patterns: HyphenationPatterns;
  export default patterns;
}

declare module 'commonmark-spec' {
  export const tests: readonly { number: number; section: string; markdown: string; html: string }[];
}

/** The part of it that tests use. */
declare module 'jsdom' {
  interface CookieJar {
    setCookieSync(cookie: string, url: string): unknown;
  }
  export class JSDOM {
    constructor(
      text: string,
      options?: {
        url?: string;
        contentType?: string;
        runScripts?: 'outside-only';
        pretendToBeVisual?: boolean;
        cookieJar?: CookieJar;
      },
    );
    readonly window: Window & typeof globalThis;
    readonly cookieJar: CookieJar;
  }
}
