import { unescapeMarkup } from '@janus-site/core';

/** The words of a piece of the server's HTML. */
function wordsOf(html: string): string {
  return unescapeMarkup(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

export interface PlainText {
  /** The paragraphs, apart by an empty line; undefined where there are none. */
  text: string | undefined;
  /** The points of its lists; undefined where there are none. */
  points: string[] | undefined;
}

/** A described job or project as JSON Resume has it: prose and points apart. */
export function plainText(html: string): PlainText {
  const points = [...html.matchAll(/<li\b[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => wordsOf(item));
  const prose = html
    .replace(/<(ul|ol)\b[^>]*>.*?<\/\1>/gs, '')
    .split(/<\/(?:p|h[1-6]|pre|blockquote)>/)
    .map(wordsOf)
    .filter((words) => words !== '');
  return {
    text: prose.length > 0 ? prose.join('\n\n') : undefined,
    points: points.length > 0 ? points : undefined,
  };
}
