const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const toCyrillic = new Map([...latin].map((key, index) => [key, cyrillic[index] ?? key]));
const toLatin = new Map([...cyrillic].map((key, index) => [key, latin[index] ?? key]));

/** The same keys on the other layout: "ghbdtn" is "привет"; null where no letter changes. */
export function swapLayout(text: string): string | null {
  const lower = text.toLowerCase();
  const cyrillicCount = lower.match(/[а-яё]/g)?.length ?? 0;
  const latinCount = lower.match(/[a-z]/g)?.length ?? 0;
  const map = latinCount > cyrillicCount ? toCyrillic : toLatin;
  const swapped = [...lower].map((key) => map.get(key) ?? key).join('');
  return swapped === lower ? null : swapped;
}
