import { familyOf } from './matching.ts';
import { tokenOf } from './stem.ts';
import type { Vocabulary } from './vocabulary.ts';

const cyrillic = [...'абвгдежзийклмнопрстуфхцчшщъыьэюя'];
const latin = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
const shortest = 4;
const longest = 24;

/** Every text that one slip of the fingers makes of another, with its relative likelihood. */
function slipsOf(text: string): Map<string, number> {
  const letters = /[а-я]/.test(text) ? cyrillic : latin;
  const slips = new Map<string, number>();
  const add = (slip: string, worth: number): void => {
    if (slip !== text && (slips.get(slip) ?? 0) < worth) slips.set(slip, worth);
  };
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    // the first letter is seldom wrong
    const trust = at === 0 ? 0.3 : 1;
    if (after.length > 1) add(before + after[1] + after[0] + after.slice(2), 3 * trust);
    if (after.length > 0) add(before + after.slice(1), 2 * trust);
    for (const letter of letters) {
      add(before + letter + after, (letter === before.at(-1) ? 3 : 2) * trust);
      if (after.length > 0) add(before + letter + after.slice(1), trust);
    }
  }
  return slips;
}

/** The stem of the index that an unknown word was probably meant to be, one slip away; otherwise null. */
export async function nearestStem(vocabulary: Vocabulary, word: string): Promise<string | null> {
  const { stem } = tokenOf(word);
  if (stem.length < shortest || word.length > longest || /\d/.test(word)) return null;
  return (await bestOf(vocabulary, slipsOf(stem))) ?? bestOf(vocabulary, stemsOfSlips(word));
}

const shortestKin = 8;

/** The word one slip away that no text has, but another of its root: "тестирование" where texts have "тесты". */
export async function nearestKin(vocabulary: Vocabulary, word: string): Promise<string | null> {
  if (word.length < shortestKin || word.length > longest || /\d/.test(word)) return null;
  const kin = new Map<string, Nearest>();
  for (const [slip, worth] of slipsOf(word)) {
    const token = tokenOf(slip);
    if (token.root === token.stem) continue;
    for (const key of familyOf(token))
      if ((kin.get(key)?.worth ?? 0) < worth) kin.set(key, { word: slip, worth });
  }
  return nearestOf(await vocabulary.documentsWith([...kin.keys()]), (key) => kin.get(key));
}

/** A slip in an ending produces another stem. */
function stemsOfSlips(word: string): Map<string, number> {
  const stems = new Map<string, number>();
  for (const [slip, worth] of slipsOf(word)) {
    const { stem } = tokenOf(slip);
    if (stem.length >= shortest && (stems.get(stem) ?? 0) < worth) stems.set(stem, worth);
  }
  return stems;
}

async function bestOf(vocabulary: Vocabulary, slips: ReadonlyMap<string, number>): Promise<string | null> {
  const found = await vocabulary.documentsWith([...slips.keys()]);
  return nearestOf(found, (word) => ({ word, worth: slips.get(word) ?? 0 }));
}

interface Nearest {
  word: string;
  worth: number;
}

/** The most likely of the words that texts have; of equals, the first in alphabetical order. */
function nearestOf(
  found: ReadonlyMap<string, number>,
  nearestTo: (key: string) => Nearest | undefined,
): string | null {
  let best: Nearest | null = null;
  for (const [key, documents] of found) {
    const { word, worth: nearness } = nearestTo(key) ?? { word: key, worth: 0 };
    const worth = nearness * (1 + Math.log(documents));
    if (best === null || worth > best.worth || (worth === best.worth && word < best.word))
      best = { word, worth };
  }
  return best?.word ?? null;
}
