import { textContent } from '../markdown/words.ts';

export interface PlainText {
  /** The paragraphs, separated by an empty line; undefined without any. */
  text: string | undefined;
  /** The items of its lists; undefined without any. */
  points: string[] | undefined;
}

/** The HTML of each list item without the lists in it, and the HTML outside of lists. */
function divide(html: string): { items: string[]; outside: string } {
  const items: string[] = [];
  /** The items that are open at this place, from the outermost. */
  const open: number[] = [];
  let lists = 0;
  let outside = '';
  for (const piece of html.split(/(<[^>]*>)/)) {
    const [, close = '', name = ''] = /^<(\/?)(\w+)/.exec(piece) ?? [];
    const isList = name === 'ul' || name === 'ol';
    if (isList) lists += close ? -1 : 1;
    else if (name === 'li' && close) open.pop();
    else if (name === 'li') open.push(items.push('') - 1);
    const item = open.at(-1);
    // A list between two words separates them.
    const text = isList ? ' ' : piece;
    if (item !== undefined) items[item] += text;
    else if (lists === 0) outside += text;
  }
  return { items, outside };
}

/** A job's or project's description for JSON Resume: prose and list items separated, without footnotes. */
export function plainText(html: string): PlainText {
  const { items, outside } = divide(html.replace(/<section class="footnotes"[^]*?<\/section>/g, ''));
  const points = items.map(textContent).filter((words) => words !== '');
  const prose = outside
    .split(/<\/(?:p|h[1-6]|pre|blockquote)>/)
    .map(textContent)
    .filter((words) => words !== '');
  return {
    text: prose.length > 0 ? prose.join('\n\n') : undefined,
    points: points.length > 0 ? points : undefined,
  };
}
