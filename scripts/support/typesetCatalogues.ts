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

const compiled = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/s;

/** The messages of a compiled catalogue, and the text that holds them. */
function readCompiled(code: string): { messages: Record<string, unknown>; text: string } | null {
  const [, text] = compiled.exec(code) ?? [];
  if (text === undefined) return null;
  return { messages: JSON.parse(JSON.parse(text) as string) as Record<string, unknown>, text };
}

/** The areas whose words come together with the public ones. */
const beside = new Set(['portfolio', 'blog', 'project', 'notFound']);

/**
 * Sets the interface's texts as they are compiled, so that no page does it, and in a build leaves out what stands in
 * the public ones, which come with them; stands after Lingui's own plugin.
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
