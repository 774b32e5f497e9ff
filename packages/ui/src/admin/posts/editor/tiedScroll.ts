import { withoutCode } from '../../markdown/withoutCode.ts';

/** Returns the signs with which a line opens or closes a code block; empty for other lines. */
const fenceAt = (line: string): string => /^(```+|~~~+)/.exec(line)?.[1] ?? '';

/** Returns where the blocks of a Markdown text begin: paragraphs, headings, whole lists, whole code blocks. */
export function blockStarts(body: string): number[] {
  const starts: number[] = [];
  let at = 0;
  let fence = '';
  let isBlank = true;
  let isList = false;
  for (const line of body.split('\n')) {
    const mark = fenceAt(line);
    const isItem = /^\s{0,3}([-*+]|\d+[.)])\s/.test(line);
    const isHeading = /^#{1,6}\s/.test(line);
    if (fence) {
      if (mark.startsWith(fence)) fence = '';
      isBlank = fence === '';
    } else if (line.trim() === '') isBlank = true;
    else {
      const goesOn = isList && (isItem || /^\s{2,}/.test(line));
      if ((isBlank && !goesOn) || isHeading || mark) starts.push(at);
      if (isBlank && !goesOn) isList = isItem;
      if (mark) fence = mark;
      // Text after a heading is a separate block even without a blank line.
      isBlank = isHeading;
    }
    at += line.length + 1;
  }
  return starts;
}

export const headingStarts = (body: string): number[] =>
  [...withoutCode(body).matchAll(/^#{1,6}\s/gm)].map(({ index }) => index);

/**
 * Interpolates the position on the second scale that corresponds to `place` on the first; both ascend and have equal
 * length.
 */
export function tie(place: number, from: readonly number[], to: readonly number[]): number {
  const next = from.findIndex((mark) => mark > place);
  if (next < 0) return to.at(-1) ?? 0;
  const [a, b] = [from[next - 1] ?? 0, from[next] ?? 0];
  const [c, d] = [to[next - 1] ?? 0, to[next] ?? 0];
  return b === a ? c : c + ((place - a) / (b - a)) * (d - c);
}
