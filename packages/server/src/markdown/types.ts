/** A heading of a text, for its list of contents. */
export interface ContentsEntry {
  id: string;
  /** 2 to 6, as in the HTML. */
  level: number;
  text: string;
}

export interface RenderOptions {
  language: 'ru' | 'en';
  /** What the largest headings of the text become: 2 under a page's title, 4 inside a card. */
  topLevel: number;
  /** Put before every id of the text, so that several texts can share a page. */
  idPrefix: string;
  /** Sizes of the site's own pictures by id: the page keeps their place before they load. */
  pictures: Readonly<Record<string, { width: number; height: number }>>;
}

export interface Rendered {
  /** Safe HTML: no script, no style attribute, no handler, only known schemes. */
  html: string;
  contents: ContentsEntry[];
  reading_minutes: number;
  /** The words alone, for search. */
  text: string;
}
