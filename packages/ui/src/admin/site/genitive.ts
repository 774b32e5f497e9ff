import { getGender, incline } from 'lvovich';

/** Cyrillic letters, and the characters that join parts of a name. */
const isRussian = /^[\p{Script=Cyrillic} -]+$/u;
/** Endings of women's surnames; the first name alone does not always reveal the gender. */
const ofWomen = /[ая]$/u;

/** Returns a Russian name, given first name first, in the genitive: «Анны Петровой»; other names unchanged. */
export function genitiveOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  if (!isRussian.test(name) || words.length > 3) return name.trim();
  const [first = '', ...rest] = words;
  const last = rest.pop();
  const [middle] = rest;
  const parts = { first, ...(middle && { middle }), ...(last && { last }) };
  const byRule = getGender(parts);
  const certain = byRule === 'male' || byRule === 'female' ? byRule : null;
  const gender = certain ?? (last && ofWomen.test(last) ? 'female' : undefined);
  const {
    first: one,
    middle: two,
    last: three,
  } = incline({ ...parts, ...(gender && { gender }) }, 'genitive');
  return [one, two, three].filter(Boolean).join(' ');
}
