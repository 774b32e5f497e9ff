import type { Plugin } from 'vite';
import { keepNumbers } from '../../packages/core/src/text/typograph.ts';

type Language = 'ru' | 'en';

/** A unit that follows a placeholder for a number. */
const unitAfter = /^ (?=(?:мин|мс|сек|КБ|МБ|ГБ|px|kB|KB|MB|GB|min)(?!\p{L}))/u;

/** Typesets a compiled message: texts, and lists for placeholders; a plural has its forms in an object. */
function typesetPieces(pieces: readonly unknown[], language: Language): unknown[] {
  return pieces.map((piece, at) => {
    if (typeof piece !== 'string') return typesetValue(piece, language);
    const before = pieces[at - 1];
    const kept = keepNumbers(piece, language);
    // `#` is the number of a plural; other placeholders may be names.
    if (before === '#') return kept.replace(/^ (?=\p{L}{1,9}(?!\p{L}))/u, '\u00a0');
    return Array.isArray(before) ? kept.replace(unitAfter, '\u00a0') : kept;
  });
}

function typesetValue(value: unknown, language: Language): unknown {
  // The first element of a placeholder is its name.
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

/** Returns compiled messages in which numbers keep their units, as in texts. */
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

const compiled = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/s;

/** Returns the messages of a compiled catalogue, and their text in its code. */
function readCompiled(code: string): { messages: Record<string, unknown>; text: string } | null {
  const [, text] = compiled.exec(code) ?? [];
  if (text === undefined) return null;
  return { messages: JSON.parse(JSON.parse(text) as string) as Record<string, unknown>, text };
}

/** Areas whose catalogues are loaded together with the public one. */
const beside = new Set(['portfolio', 'blog', 'project', 'notFound']);

/**
 * Typesets the interface's texts when they are compiled, so that no page has to, and in a build removes texts that the
 * public catalogue contains; must follow Lingui's own plugin.
 */
export function typesetCatalogues(): Plugin {
  let isBuild = false;
  return {
    name: 'janus-typeset-catalogues',
    configResolved(config) {
      isBuild = config.command === 'build' && !config.build.lib;
    },
    async transform(code, id) {
      const [, area = '', language] = /[\\/](\w+)[\\/](ru|en)\.po$/.exec(id) ?? [];
      const read = language === undefined ? null : readCompiled(code);
      if (read === null) return undefined;
      let messages = typesetMessages(read.messages, language as Language);
      if (isBuild && beside.has(area)) {
        const shared = await this.load({ id: id.replace(/\w+([\\/]\w+\.po)$/, 'public$1') });
        const sharedMessages = readCompiled(shared.code ?? '')?.messages ?? {};
        messages = Object.fromEntries(Object.entries(messages).filter(([key]) => !(key in sharedMessages)));
      }
      const set = JSON.stringify(JSON.stringify(messages));
      return { code: code.replace(read.text, () => set), map: null };
    },
  };
}
