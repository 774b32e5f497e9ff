import { escapeMarkup } from '@janus-site/core';
import { createCssVariablesTheme, createHighlighterCore, type LanguageInput } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';

const load: Readonly<Record<string, () => Promise<unknown>>> = {
  ts: () => import('shiki/langs/typescript.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  js: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  bash: () => import('shiki/langs/bash.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  c: () => import('shiki/langs/c.mjs'),
  cpp: () => import('shiki/langs/cpp.mjs'),
  rust: () => import('shiki/langs/rust.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  toml: () => import('shiki/langs/toml.mjs'),
  http: () => import('shiki/langs/http.mjs'),
  dockerfile: () => import('shiki/langs/docker.mjs'),
  lua: () => import('shiki/langs/lua.mjs'),
};

const aliases: Readonly<Record<string, string>> = {
  typescript: 'ts', mts: 'ts', cts: 'ts', javascript: 'js', mjs: 'js', cjs: 'js', jsx: 'tsx', jsonc: 'json', json5: 'json',
  sh: 'bash', shell: 'bash', zsh: 'bash', console: 'bash', shellscript: 'bash', py: 'python', h: 'c', 'c++': 'cpp', hpp: 'cpp',
  rs: 'rust', golang: 'go', postgresql: 'sql', sqlite: 'sql', yml: 'yaml', patch: 'diff', docker: 'dockerfile', xml: 'html', vue: 'html', svg: 'html',
}; // prettier-ignore

/** Longer blocks stay plain: some grammars need time that grows with the square of the length. */
export const longestHighlighted = 20_000;

/** The name under which a language is highlighted, or undefined when it stays plain. */
export function knownLanguage(name: string): string | undefined {
  const key = name.toLowerCase();
  const id = Object.hasOwn(aliases, key) ? aliases[key] : key;
  return id !== undefined && Object.hasOwn(load, id) ? id : undefined;
}

export interface Highlighter {
  /** Loads the grammars that a text needs; a grammar is loaded once. */
  prepare(languages: Iterable<string>): Promise<void>;
  /** Escaped HTML of code in a prepared language, coloured by classes `token-…`. */
  highlight(code: string, language: string): string;
}

export async function createHighlighter(): Promise<Highlighter> {
  const theme = createCssVariablesTheme({ name: 'variables', variablePrefix: '--' });
  const core = await createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  const ready = new Set<string>();
  return {
    async prepare(languages) {
      for (const language of languages) {
        const loader = load[language];
        if (!loader || ready.has(language)) continue;
        await core.loadLanguage((await loader()) as LanguageInput);
        ready.add(language);
      }
    },
    highlight(code, language) {
      // No limit here: a slow first call would store wrong colours. The worker's own limit bounds the whole text.
      const lang = language === 'dockerfile' ? 'docker' : language;
      const { tokens } = core.codeToTokens(code, {
        lang,
        theme: 'variables',
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
    const name = /^var\(--(token-[a-z-]+)\)$/.exec(token.color ?? '')?.[1] ?? '';
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
