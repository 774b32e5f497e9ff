import { textContent } from './words.ts';

const sentences = new Intl.Segmenter('ru', { granularity: 'sentence' });
const longest = 300;

/** Returns the first sentence of the first paragraph or list item of safe HTML as plain text, cut at a word if long. */
export function firstSentence(html: string): string {
  for (const [block] of html.matchAll(/<(p|li)\b[^>]*>.*?<\/\1>/gs)) {
    const [first] = sentences.segment(textContent(block));
    const sentence = first?.segment.trim() ?? '';
    if (sentence.length > longest) return `${sentence.slice(0, longest).replace(/\s+\S*$/, '')}…`;
    if (sentence) return sentence;
  }
  return '';
}
