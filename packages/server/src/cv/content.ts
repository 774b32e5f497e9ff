import { typograph, type Language } from '@janus-site/core';

/** Part of a line. */
export interface CvRun {
  text: string;
  bold?: boolean;
  italics?: boolean;
  link?: string;
  style?: string;
}

type Space = [left: number, top: number, right: number, bottom: number];

type CvColumn =
  | { width: '*' | 'auto'; text: string | CvRun[]; style?: string; noWrap?: boolean }
  | { width: '*' | number; stack: CvContent[] };

/** What the document is made of. */
export type CvContent =
  | string
  | CvRun
  | { text: string | CvRun[]; style?: string; margin?: Space; alignment?: 'left' | 'right' | 'center' }
  | { ul: CvContent[]; margin?: Space; style?: string }
  | { ol: CvContent[]; margin?: Space; style?: string }
  | {
      columns: CvColumn[];
      columnGap?: number;
      margin?: Space;
    }
  | { stack: CvContent[]; margin?: Space; unbreakable?: boolean };

const typesetText = (text: string | CvRun[], language: Language): string | CvRun[] =>
  typeof text === 'string'
    ? typograph(text, language)
    : text.map((run) => ({ ...run, text: typograph(run.text, language) }));

/** The same content with the punctuation of its language and no-break spaces, as on the pages. */
export function typesetContent(content: CvContent, language: Language): CvContent {
  const all = (items: CvContent[]) => items.map((item) => typesetContent(item, language));
  if (typeof content === 'string') return typograph(content, language);
  if ('ul' in content) return { ...content, ul: all(content.ul) };
  if ('ol' in content) return { ...content, ol: all(content.ol) };
  if ('stack' in content) return { ...content, stack: all(content.stack) };
  if ('columns' in content)
    return {
      ...content,
      columns: content.columns.map((one) =>
        'stack' in one
          ? { ...one, stack: all(one.stack) }
          : { ...one, text: typesetText(one.text, language) },
      ),
    };
  return { ...content, text: typesetText(content.text, language) };
}
