const cyrillic: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch',
  ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', і: 'i', ї: 'yi', є: 'ye', ґ: 'g', ў: 'u',
}; // prettier-ignore

const latin: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Returns a text as lower-case words of a-z and 0-9 joined by hyphens; empty if no character can be transliterated.
 */
export function transliterate(text: string): string {
  let answer = '';
  // Composed first: й and ё are separate letters and must be looked up before accents are removed.
  for (const character of text.normalize('NFKC').toLowerCase())
    answer += cyrillic[character] ?? latin[character] ?? character;
  return answer
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u200b\u2060\ufeff'’ʼ]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Returns at most `length` characters of a hyphenated text. Cuts between words if that keeps at least half of it. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const hyphen = cut.lastIndexOf('-');
  return (hyphen > length / 2 ? cut.slice(0, hyphen) : cut.slice(0, length)).replace(/-+$/, '');
}
