import type { Language } from '../route/faces.ts';

const noBreak = '\u00a0';

/** Returns plain text with the quotation marks of the language and no-break spaces where a line must not end. */
export function typograph(text: string, language: Language): string {
  return keepTogether(quote(text, language === 'ru' ? russian : english), language);
}

interface Marks {
  outer: readonly [open: string, close: string];
  inner: readonly [open: string, close: string];
}

const russian: Marks = { outer: ['«', '»'], inner: ['„', '“'] };
const english: Marks = { outer: ['“', '”'], inner: ['‘', '’'] };

// Marks that are there already count for the depth, so that typesetting twice changes nothing.
function quote(text: string, { outer, inner }: Marks): string {
  const openers = new Set([...' \n\t\u00a0([—–-', outer[0], inner[0]]);
  const characters = [...text];
  let depth = 0;
  let before = ' ';
  const result = characters.map((character, index) => {
    let mark = character;
    if (character === '"') {
      const opens = openers.has(before) && !/^\s?$/u.test(characters[index + 1] ?? '');
      if (opens) mark = (depth === 0 ? outer : inner)[0];
      // With nothing to close it is a sign of inches or seconds.
      else if (depth > 0) mark = (depth === 1 ? outer : inner)[1];
      if (mark !== character) depth += opens ? 1 : -1;
    } else if (character === outer[0]) depth += 1;
    else if (character === outer[1]) depth = Math.max(0, depth - 1);
    before = mark;
    return mark;
  });
  return result.join('');
}

function keepTogether(text: string, language: Language): string {
  const beforeDash = text.replace(/ (?=[—–](?:\s|$))/gu, noBreak);
  if (language === 'en') return beforeDash.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
  // Two in a row, as in «и в доме», overlap; the look-behind leaves the space between them to be found again.
  return beforeDash.replace(/(?<=(?:^|[\s«„“(]))(\p{Script=Cyrillic}{1,2}) (?=\S)/gu, `$1${noBreak}`);
}
