import type { Language } from '@janus-site/core';
import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { blockToken, wordsToken } from './blockToken.ts';
import { renderEnv } from './env.ts';

/** The look of a callout; the styles support only these. */
type CalloutLook = 'note' | 'tip' | 'important' | 'warning' | 'caution' | 'quiet' | 'decision';

interface CalloutKind {
  look: CalloutLook;
  ru: string;
  en: string;
}

const kinds: Readonly<Record<string, CalloutKind>> = {
  note: { look: 'note', ru: 'Примечание', en: 'Note' },
  info: { look: 'note', ru: 'К сведению', en: 'Info' },
  abstract: { look: 'note', ru: 'Кратко', en: 'Summary' },
  todo: { look: 'note', ru: 'Сделать', en: 'To do' },
  tip: { look: 'tip', ru: 'Совет', en: 'Tip' },
  success: { look: 'tip', ru: 'Готово', en: 'Success' },
  important: { look: 'important', ru: 'Важно', en: 'Important' },
  question: { look: 'important', ru: 'Вопрос', en: 'Question' },
  warning: { look: 'warning', ru: 'Внимание', en: 'Warning' },
  caution: { look: 'caution', ru: 'Осторожно', en: 'Caution' },
  danger: { look: 'caution', ru: 'Опасно', en: 'Danger' },
  failure: { look: 'caution', ru: 'Неудача', en: 'Failure' },
  bug: { look: 'caution', ru: 'Ошибка', en: 'Bug' },
  example: { look: 'quiet', ru: 'Пример', en: 'Example' },
  quote: { look: 'quiet', ru: 'Цитата', en: 'Quote' },
  details: { look: 'quiet', ru: 'Подробнее', en: 'Details' },
  decision: { look: 'decision', ru: 'Решение', en: 'Decision' },
};

/** Obsidian's other names for the same callouts. */
const aliases: Readonly<Record<string, string>> = {
  summary: 'abstract', tldr: 'abstract', hint: 'tip', check: 'success', done: 'success', help: 'question', faq: 'question', attention: 'warning',
  warn: 'warning', fail: 'failure', missing: 'failure', error: 'danger', cite: 'quote', spoiler: 'details',
}; // prettier-ignore

export interface Callout {
  look: CalloutLook;
  title: string;
  /** Whether it can be folded, and its initial state. */
  fold: 'none' | 'open' | 'closed';
}

/** Returns whether `:::` with this name is a callout. */
export function isCalloutName(name: string): boolean {
  return Object.hasOwn(kinds, name) || Object.hasOwn(aliases, name);
}

/** Returns the look and title of a callout; one with an unknown name is a note of that name. */
export function calloutOf(name: string, title: string, language: Language): Omit<Callout, 'fold'> {
  const key = name.toLowerCase();
  const kind = kinds[Object.hasOwn(aliases, key) ? (aliases[key] ?? key) : key];
  const own = Object.hasOwn(kinds, key) || Object.hasOwn(aliases, key) ? kind : undefined;
  const fallback = name.charAt(0).toUpperCase() + name.slice(1);
  return { look: own?.look ?? 'note', title: title.trim() || (own?.[language] ?? fallback) };
}

/** The tokens around a callout: the opening box with the title, and its end. */
export function calloutTokens(state: StateCore, callout: Callout): { open: Token[]; close: Token } {
  const isFolding = callout.fold !== 'none';
  const tag = isFolding ? 'details' : 'div';
  const box = blockToken(state, tag, 1, `callout callout-${callout.look}`);
  // A decision (docs/behaviour.md, B68) is part of the text's subject, not a side note.
  if (!isFolding && callout.look !== 'decision') box.attrSet('role', 'note');
  if (callout.fold === 'open') box.attrSet('open', '');
  const titleTag = isFolding ? 'summary' : 'p';
  return {
    open: [
      box,
      blockToken(state, titleTag, 1, 'callout-title'),
      wordsToken(state, callout.title),
      blockToken(state, titleTag, -1),
    ],
    close: blockToken(state, tag, -1),
  };
}

const marker = /^\[!([\p{L}\w][\p{L}\w-]{0,30})\]([+-]?)(?:[ \t]+([^\n]*))?[ \t]*(?:\n|$)/u;
const folds = { '': 'none', '+': 'open', '-': 'closed' } as const;

/** Reads a quotation as a callout and removes the mark from its text; null for any other block. */
function readCallout(state: StateCore, index: number): Callout | null {
  const [quotation, paragraph, inline] = state.tokens.slice(index, index + 3);
  if (quotation?.type !== 'blockquote_open' || paragraph?.type !== 'paragraph_open' || !inline) return null;
  const found = marker.exec(inline.content);
  if (!found) return null;
  const [whole, name = '', fold = '', title = ''] = found;
  inline.content = inline.content.slice(whole.length);
  const { language } = renderEnv(state.env);
  return { ...calloutOf(name, title, language), fold: folds[fold as keyof typeof folds] };
}

/** Turns a quotation that begins with `[!NOTE]`, as on GitHub and in Obsidian, into a callout. */
function quotationsToCallouts(state: StateCore): void {
  const tokens: Token[] = [];
  const closers: (Token | null)[] = [];
  for (let index = 0; index < state.tokens.length; index += 1) {
    const token = state.tokens[index];
    if (!token) continue;
    const callout = readCallout(state, index);
    if (callout) {
      const { open, close } = calloutTokens(state, callout);
      tokens.push(...open);
      closers.push(close);
      // A paragraph with only the mark is dropped.
      if (state.tokens[index + 2]?.content.trim() === '') index += 3;
      continue;
    }
    if (token.type === 'blockquote_open') closers.push(null);
    tokens.push(token.type === 'blockquote_close' ? (closers.pop() ?? token) : token);
  }
  state.tokens = tokens;
}

export function callouts(md: MarkdownIt): void {
  md.core.ruler.after('block', 'janus_callouts', quotationsToCallouts);
}
