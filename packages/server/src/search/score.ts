import {
  fieldNames,
  placesOf,
  readSequence,
  type FieldName,
  type Place,
  type SequenceField,
} from './sequence.ts';
import type { Term } from './terms.ts';

/** A field's weight for a word, its usual length, and how much a greater length reduces the weight. */
const fields: Readonly<Record<FieldName, { weight: number; usual: number; slope: number }>> = {
  title: { weight: 6, usual: 6, slope: 0.3 },
  keywords: { weight: 3, usual: 4, slope: 0.2 },
  headings: { weight: 2.5, usual: 15, slope: 0.5 },
  summary: { weight: 2.5, usual: 15, slope: 0.5 },
  prose: { weight: 1, usual: 400, slope: 0.6 },
  code: { weight: 0.3, usual: 100, slope: 0.6 },
};

/** How soon further occurrences of a word add nothing. */
const saturation = 1.4;
/** The weight of another word of the same root. */
const kinship = 0.3;
const beside = 0.4;
const near = 0.15;
/** The distance, in letters, within which words count as near. */
const nearness = 40;
/** The advantage of a new text over the same text when old. */
const freshness = 0.08;
const fadesIn = 365 * 24 * 60 * 60 * 1000;

export interface Scored {
  sequence: string;
  published_at: number | null;
}

/** How rare words are, by how many of all texts have them. */
export interface Rarity {
  texts: number;
  documents(term: Term): number;
}

export function rarityOf(term: Term, { texts, documents }: Rarity): number {
  const having = Math.min(documents(term), texts);
  // a word that no text has cannot rank texts
  if (having === 0) return 0;
  return Math.log(1 + (texts - having + 0.5) / (having + 0.5));
}

type Found = (Place & { weight: number })[];

function foundIn(term: Term, text: string): Found {
  const found = term.alternatives.flatMap(({ token, weight }) =>
    placesOf(token, text).map((place) => ({ ...place, weight: place.isExact ? weight : weight * kinship })),
  );
  if (term.alternatives.length === 1) return found;
  // one place may be both a word and a relative of its synonym
  const best = new Map<number, Found[number]>();
  for (const place of found)
    if ((best.get(place.from)?.weight ?? 0) < place.weight) best.set(place.from, place);
  return [...best.values()].sort((a, b) => a.from - b.from);
}

/**
 * The bonus for two words: `beside` where the second directly follows the first, `near` where it is close, 0 otherwise.
 */
function closeness(first: Found, second: Found): number {
  let best = 0;
  let at = 0;
  for (const one of first) {
    while (at < second.length && (second[at]?.from ?? 0) < one.from - nearness) at += 1;
    for (let next = at; next < second.length; next += 1) {
      const other = second[next];
      if (other === undefined || other.from > one.to + nearness) break;
      const worth = other.from === one.to + 1 ? beside : near;
      best = Math.max(best, worth * Math.min(one.weight, other.weight));
    }
    if (best === beside) break;
  }
  return best;
}

export interface Score {
  score: number;
  /** The share of the query's weight that the text covers, from 0 to 1. */
  covered: number;
}

/**
 * BM25 over fields, computed here so that both engines rank the same: how often words occur in which fields, how rare
 * they are, whether they are adjacent, and a little of how new the text is.
 */
export function createScore(terms: readonly Term[], rarity: Rarity, now: number) {
  const rarities = terms.map((term) => rarityOf(term, rarity));
  const whole = rarities.reduce((sum, one) => sum + one, 0) || 1;
  return ({ sequence, published_at }: Scored): Score => {
    const read = readSequence(sequence);
    const found = read.map(({ text }) => terms.map((term) => foundIn(term, text)));
    let score = 0;
    let covered = 0;
    for (const [at, rare] of rarities.entries()) {
      const weight = weightOf(read, (field) => found[field]?.[at] ?? []);
      if (weight > 0) covered += rare * Math.min(1, strongest(found, at));
      score += rare * ((weight * (saturation + 1)) / (weight + saturation));
    }
    for (let at = 1; at < terms.length; at += 1) {
      const pair = ((rarities[at - 1] ?? 0) + (rarities[at] ?? 0)) / 2;
      score += pair * closest(found, at);
    }
    const age = published_at === null ? Infinity : Math.max(0, now - published_at);
    const part = covered / whole;
    return { score: score * part * (1 + freshness * 2 ** (-age / fadesIn)), covered: part };
  };
}

const strongest = (found: readonly Found[][], at: number): number =>
  Math.max(0, ...found.map((terms) => (terms[at]?.some(({ isExact }) => isExact) ? 1 : 0.7)));

function weightOf(read: readonly SequenceField[], placesIn: (field: number) => Found): number {
  let weight = 0;
  for (const [at, name] of fieldNames.entries()) {
    const places = placesIn(at);
    if (places.length === 0) continue;
    const { weight: worth, usual, slope } = fields[name];
    const often = places.reduce((sum, place) => sum + place.weight, 0);
    weight += (worth * often) / (1 - slope + (slope * (read[at]?.length ?? 0)) / usual);
  }
  return weight;
}

/** The best closeness of two neighbouring words in any field; in the title it counts most. */
function closest(found: readonly Found[][], at: number): number {
  let best = 0;
  for (const [field, terms] of found.entries()) {
    const worth = fieldNames[field] === 'title' ? 1.5 : fieldNames[field] === 'code' ? 0.3 : 1;
    best = Math.max(best, worth * closeness(terms[at - 1] ?? [], terms[at] ?? []));
  }
  return best;
}
