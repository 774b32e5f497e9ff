import { withoutCode } from './withoutCode.ts';

export interface OutlineEntry {
  level: number;
  text: string;
  /** The offset of its line in the text. */
  from: number;
}

/** Returns the headings of a Markdown text, in order. */
export function outlineOf(body: string): OutlineEntry[] {
  return [...withoutCode(body).matchAll(/^ {0,3}(#{1,6})[ \t]+(\S.*)$/gm)].map((match) => {
    const source = body.slice(match.index, match.index + match[0].length);
    return {
      level: match[1]?.length ?? 1,
      text: source
        .replace(/^\s*#+\s+/, '')
        .replace(/\s+#+\s*$/, '')
        .trim(),
      from: match.index,
    };
  });
}
