import type { Language } from '../route/faces.ts';

const noBreak = '\u00a0';

/** Stands for a piece of code, or for itself. */
const codeMark = '\ue000';
const code = /`[^`]+`|\ue000/g;

/**
 * Returns plain text with the punctuation of the language and no-break spaces where a line must not end. Code between
 * backticks, as in a title, stays as it is.
 */
export function typograph(text: string, language: Language): string {
  const codes = text.match(code) ?? [];
  const set = typeset(punctuate(text.replace(code, codeMark)), language);
  return set.replaceAll(codeMark, () => codes.shift() ?? '');
}

const betweenWords = /(?<=(?:^|[\p{L}\p{N}\p{P}])\s)-{2,3}(?=\s(?:$|[\p{L}\p{N}\p{P}]))/gu;

/** Returns plain text with ellipses for three dots and dashes for two or three hyphens. Its length may change. */
export function punctuate(text: string): string {
  return text.replace(/(?<!\.)\.{3}(?!\.)/g, '…').replace(betweenWords, '—');
}

/** Returns plain text with quotation marks, apostrophes and no-break spaces. Its length stays the same. */
export function typeset(text: string, language: Language): string {
  // Apostrophes first: an opening one counts before a quotation mark, so a second run gives the same result.
  const quoted = language === 'ru' ? quote(text, russian) : quote(apostrophes(text), english);
  return keepTogether(quoted, language);
}

type Marks = readonly [open: string, close: string, innerOpen: string, innerClose: string];

const russian: Marks = ['«', '»', '„', '“'];
const english: Marks = ['“', '”', '‘', '’'];

// Marks that are already typeset count for the depth, so that typesetting twice changes nothing.
function quote(text: string, [open, close, innerOpen, innerClose]: Marks): string {
  const openers = ` \n\t\u00a0([—–-${open}${innerOpen}`;
  const characters = [...text];
  let depth = 0;
  let before = ' ';
  const result = characters.map((character, index) => {
    let mark = character;
    if (character === '"') {
      const opens = openers.includes(before) && !/^\s?$/u.test(characters[index + 1] ?? '');
      if (opens) mark = depth === 0 ? open : innerOpen;
      // Without an open quotation it is an inch or second sign.
      else if (depth > 0) mark = depth === 1 ? close : innerClose;
      if (mark !== character) depth += opens ? 1 : -1;
    } else if (character === open) depth += 1;
    else if (character === close) depth = Math.max(0, depth - 1);
    before = mark;
    return mark;
  });
  return result.join('');
}

/** Apostrophes first: the remaining marks form pairs or end a word, as in “the dogs’ bowl”. */
function apostrophes(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<=^|[\s([“"])'(?=\S)([^'\n]*\S)'(?!\p{L})/gu, '‘$1’')
    .replace(/(?<=\p{L})'/gu, '’');
}

const units =
  /(?<=\d) (?=(?:[kKMGTmµμn]?i?(?:[BbmsgAVWFΩ]|Hz)|ms|px|r?em|pt|min|(?:hour|day|week|month|year|second|minute|byte)s?|thousand|[mb]illion|percent|[%‰₽€$£]|°[CFС]?)(?!\p{L})|\d{3}(?!\d))|(?<=[№§]) (?=\d)/gu;

/** Returns text of the same length in which numbers keep their units: «18 КБ», «60 тысяч», “3 minutes”, «1 000 ₽», «№ 5». */
export function keepNumbers(text: string, language: Language): string {
  const kept = text.replace(units, noBreak);
  return language === 'en' ? kept : kept.replace(/(?<=\d) (?=\p{Script=Cyrillic}{1,9}(?!\p{L}))/gu, noBreak);
}

/** Initials, «т. е.», «и т. д.». */
const shortened = /(?<=(?<!\p{L})[А-ЯЁ]\.) (?=[А-ЯЁ])|(?<=(?<!\p{L})т\.) (?=[едпк]\.)/gu;

function keepTogether(text: string, language: Language): string {
  const kept = keepNumbers(
    text.replace(/(?<=[\p{L}»”’)…]) - (?=[\p{L}«“])/gu, ' — ').replace(/ (?=[—–](?:\s|$))/gu, noBreak),
    language,
  );
  if (language === 'en') return kept;
  return (
    kept
      .replace(shortened, noBreak)
      // Two in a row, as in «и в доме», overlap; the look-behind lets the space between them match again.
      .replace(/(?<=(?:^|[\s«„“(]))(\p{Script=Cyrillic}{1,2}) (?=\S)/gu, `$1${noBreak}`)
  );
}
