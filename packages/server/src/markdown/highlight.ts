import { escapeMarkup } from '@janus-site/core';
import { createHighlighterCore, type HighlighterCore, type LanguageInput } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { codeTheme, tokenClass } from './codeTheme.ts';

/** Names that shiki does not support itself. */
const aliases: Readonly<Record<string, string>> = {
  console: 'bash', shell: 'bash', shellscript: 'bash', mts: 'ts', cts: 'ts', h: 'c', hpp: 'cpp', golang: 'go', postgresql: 'sql', sqlite: 'sql',
  patch: 'diff', svg: 'xml', htm: 'html', ps1: 'powershell', ino: 'cpp', conf: 'ini',
}; // prettier-ignore

/** Longer blocks stay plain: some grammars take quadratic time. */
export const longestHighlighted = 20_000;

/** Languages highlighted in one text; a text with more is a list of languages. */
const mostLanguages = 20;
/** Grammars in memory, including their dependencies: a thread that exceeds this starts over. */
const mostGrammars = 60;

const loaders: Readonly<Record<string, () => Promise<unknown>>> = bundledLanguages;

/** The id under which a language is highlighted, or undefined when it stays plain. */
export function knownLanguage(name: string): string | undefined {
  const key = name.toLowerCase();
  const id = Object.hasOwn(aliases, key) ? aliases[key] : key;
  return id !== undefined && Object.hasOwn(loaders, id) ? id : undefined;
}

export interface Highlighter {
  /** Loads the grammars that a text needs, each once. */
  prepare(languages: Iterable<string>): Promise<void>;
  /** Escaped HTML of code, coloured by `token-…` classes where its language was prepared. */
  highlight(code: string, language: string): string;
}

export async function createHighlighter(): Promise<Highlighter> {
  const engine = createOnigurumaEngine(import('shiki/wasm'));
  const create = (): Promise<HighlighterCore> =>
    createHighlighterCore({ themes: [codeTheme], langs: [], engine });
  let core = await create();
  let ready = new Set<string>();

  async function load(language: string): Promise<void> {
    const loader = loaders[language];
    if (!loader || ready.has(language)) return;
    await core.loadLanguage((await loader()) as LanguageInput);
    ready.add(language);
  }

  return {
    async prepare(languages) {
      if (core.getLoadedLanguages().length > mostGrammars) {
        core.dispose();
        core = await create();
        ready = new Set();
      }
      for (const language of [...languages].slice(0, mostLanguages)) await load(language);
    },
    highlight(code, language) {
      if (!ready.has(language)) return escapeMarkup(code);
      // No time limit here: a slow first call would store wrong colours. The worker's own limit applies to the whole
      // text.
      const { tokens } = core.codeToTokens(code, {
        lang: language,
        theme: 'tokens',
        tokenizeTimeLimit: 0,
        tokenizeMaxLineLength: 5000,
      });
      return tokens.map((line) => lineHtml(line)).join('\n');
    },
  };
}

function lineHtml(line: readonly { content: string; color?: string }[]): string {
  const parts: { name: string; text: string }[] = [];
  for (const token of line) {
    const name = tokenClass(token.color);
    const last = parts.at(-1);
    // Spaces have no colour: joining them makes the HTML a third shorter.
    if (last && (last.name === name || token.content.trim() === '')) last.text += token.content;
    else parts.push({ name, text: token.content });
  }
  return parts
    .map(({ name, text }) =>
      name ? `<span class="${name}">${escapeMarkup(text)}</span>` : escapeMarkup(text),
    )
    .join('');
}
