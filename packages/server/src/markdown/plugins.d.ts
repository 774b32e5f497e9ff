declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it';
  const footnote: (md: MarkdownIt) => void;
  export default footnote;
}

/** The little of it that tests use. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { url?: string; contentType?: string });
    readonly window: Window;
  }
}
