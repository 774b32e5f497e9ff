import { getGender, incline } from 'lvovich';

/** Letters of the language whose rules these are, with what joins the parts of a name. */
const isRussian = /^[\p{Script=Cyrillic} -]+$/u;
/** Surnames that only women have; the first name alone does not always tell. */
const ofWomen = /[ая]$/u;

/** Returns a Russian name, the first name first, in the genitive by rule: «Анны Петровой»; another as it is. */
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
