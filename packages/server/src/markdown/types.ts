/** A heading of a text, for its table of contents. */
export interface ContentsEntry {
  id: string;
  /** 2 to 6, as in the HTML. */
  level: number;
  text: string;
}

export interface RenderOptions {
  language: 'ru' | 'en';
  /** The level of the text's largest headings: 2 under a page's title, 4 inside a card. */
  topLevel: number;
  /** The prefix of every id of the text, so that several texts can share a page. */
  idPrefix: string;
  /** Sizes of the site's own pictures by id: the page reserves their place before they load. */
  pictures: Readonly<Record<string, { width: number; height: number }>>;
}

export interface Rendered {
  /** Safe HTML: no script, no style attribute, no handler, only known schemes. */
  html: string;
  contents: ContentsEntry[];
  reading_minutes: number;
  /** The plain text, for search. */
  text: string;
}
