import { tokensOf, type Token } from './stem.ts';

/** The parts of a text, by how much their words matter. */
export interface Fields {
  title: string;
  /** Tags or technologies. */
  keywords: readonly string[];
  headings: string;
  summary: string;
  prose: string;
  code: string;
}

export const fieldNames = ['title', 'keywords', 'headings', 'summary', 'prose', 'code'] as const;
export type FieldName = (typeof fieldNames)[number];

export type FieldTokens = Readonly<Record<FieldName, readonly Token[]>>;

export function fieldTokens({ keywords, ...texts }: Fields): FieldTokens {
  const { title, headings, summary, prose, code } = texts;
  return {
    title: tokensOf(title),
    keywords: keywords.flatMap(tokensOf),
    headings: tokensOf(headings),
    summary: tokensOf(summary),
    prose: tokensOf(prose),
    code: tokensOf(code),
  };
}

const formatToken = ({ stem, root }: Token): string => (stem === root ? stem : `${root}~${stem}`);

/**
 * The tokens as one text: a line with the lengths of the fields, then each field. A score is computed by string search
 * in it, without parsing.
 */
export function sequenceOf(tokens: FieldTokens): string {
  const lengths = fieldNames.map((name) => tokens[name].length).join(' ');
  return [lengths, ...fieldNames.map((name) => ` ${tokens[name].map(formatToken).join(' ')} `)].join('\n');
}

export interface SequenceField {
  /** In tokens. */
  length: number;
  text: string;
}

export function readSequence(sequence: string): SequenceField[] {
  const [lengths = '', ...texts] = sequence.split('\n');
  return lengths.split(' ').map((length, at) => ({ length: Number(length), text: texts[at] ?? '' }));
}

/** Every token of a sequence, without duplicates. */
export function tokensIn(sequence: string): Token[] {
  const seen = new Set(sequence.slice(sequence.indexOf('\n')).split(/\s+/));
  seen.delete('');
  return [...seen].map((text) => {
    const [root = '', stem = root] = text.split('~');
    return { stem, root };
  });
}

/** The offsets of a token's beginning and end. */
export interface Place {
  from: number;
  to: number;
  /** Whether it is the stem itself, not another word of its root. */
  isExact: boolean;
}

/** The places of a token in a field, in order. */
export function placesOf({ stem, root }: Token, text: string): Place[] {
  const places: Place[] = [];
  for (let at = text.indexOf(root); at >= 0; at = text.indexOf(root, at + root.length)) {
    if (text[at - 1] !== ' ') continue;
    const end = at + root.length;
    if (text[end] === ' ') places.push({ from: at, to: end, isExact: stem === root });
    else if (text[end] === '~') {
      const to = text.indexOf(' ', end);
      places.push({ from: at, to, isExact: text.slice(end + 1, to) === stem });
    }
  }
  return places;
}
