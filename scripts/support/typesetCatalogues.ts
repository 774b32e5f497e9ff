import type { Plugin } from 'vite';
import { keepNumbers } from '../../packages/core/src/text/typograph.ts';

type Language = 'ru' | 'en';

/** What stands for a number in front of a unit, whatever its value. */
const unitAfter = /^ (?=(?:мин|мс|сек|КБ|МБ|ГБ|px|kB|KB|MB|GB|min)(?!\p{L}))/u;

/** A compiled message: texts, and lists for what is put in; a plural has its forms in an object. */
function typesetPieces(pieces: readonly unknown[], language: Language): unknown[] {
  return pieces.map((piece, at) => {
    if (typeof piece !== 'string') return typesetValue(piece, language);
    const before = pieces[at - 1];
    const kept = keepNumbers(piece, language);
    // `#` is the number of a plural; what is put in elsewhere may be a name
    if (before === '#') return kept.replace(/^ (?=\p{L}{1,9}(?!\p{L}))/u, '\u00a0');
    return Array.isArray(before) ? kept.replace(unitAfter, '\u00a0') : kept;
  });
}

function typesetValue(value: unknown, language: Language): unknown {
  // the first of what is put in is its name
  if (Array.isArray(value))
    return [value[0], ...value.slice(1).map((one: unknown) => typesetValue(one, language))];
  if (typeof value !== 'object' || value === null) return value;
  const forms = Object.entries(value).map(([name, form]) => [
    name,
    Array.isArray(form)
      ? typesetPieces(form, language)
      : typeof form === 'string'
        ? keepNumbers(form, language)
        : form,
  ]);
  return Object.fromEntries(forms);
}

/** Returns compiled messages in which numbers keep their units, by the rule of the texts. */
function typesetMessages(messages: Record<string, unknown>, language: Language): Record<string, unknown> {
  const typeset = Object.entries(messages).map(([id, message]) => [
    id,
    Array.isArray(message)
      ? typesetPieces(message, language)
      : typeof message === 'string'
        ? keepNumbers(message, language)
        : message,
  ]);
  return Object.fromEntries(typeset) as Record<string, unknown>;
}

/** Sets the interface's texts as they are compiled, so that no page does it; stands after Lingui's own plugin. */
export function typesetCatalogues(): Plugin {
  return {
    name: 'janus-typeset-catalogues',
    transform(code, id) {
      const language = /[\\/](ru|en)\.po$/.exec(id)?.[1] as Language | undefined;
      const text = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/s.exec(code);
      if (!language || !text?.[1]) return undefined;
      const messages = JSON.parse(JSON.parse(text[1]) as string) as Record<string, unknown>;
      const set = JSON.stringify(JSON.stringify(typesetMessages(messages, language)));
      return { code: code.replace(text[1], () => set), map: null };
    },
  };
}
