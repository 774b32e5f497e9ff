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

declare module 'commonmark-spec' {
  export const tests: readonly { number: number; section: string; markdown: string; html: string }[];
}

/** The part of it that tests use. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { url?: string; contentType?: string });
    readonly window: Window;
  }
}
