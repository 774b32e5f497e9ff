import { unescapeMarkup } from '@janus-site/core';

/** The text of a piece of the server's HTML. */
function wordsOf(html: string): string {
  return unescapeMarkup(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

export interface PlainText {
  /** The paragraphs, separated by an empty line; undefined without any. */
  text: string | undefined;
  /** The items of its lists; undefined without any. */
  points: string[] | undefined;
}

/** A job's or project's description for JSON Resume: prose and list items separated. */
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
