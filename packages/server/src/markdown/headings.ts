import anchor from 'markdown-it-anchor';
import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { decodePart } from '../decodePart.ts';
import { renderEnv } from './env.ts';
import { shorten, transliterate } from '@janus-site/core';

/**
 * Ids that pages themselves once used, reserved so that old links keep working. Their characters keep the two apart: a
 * text's ids consist of a-z, 0-9 and hyphens (footnotes also have a colon), and a page's own contain an underscore.
 */
const taken = /^(content|contents|main|menu|top|root|search|header|footer|fn(ref)?-?\d.*)$/;

function uniqueId(text: string, used: Map<string, number>): string {
  const id = shorten(transliterate(text), 60) || 'section';
  const base = taken.test(id) ? `section-${id}` : id;
  let count = (used.get(base) ?? 0) + 1;
  let answer = count === 1 ? base : `${base}-${count}`;
  while (count > 1 && used.has(answer)) answer = `${base}-${(count += 1)}`;
  // The counter keeps a text of ten thousand equal headings linear.
  used.set(base, count);
  if (answer !== base) used.set(answer, 1);
  return answer;
}

function plainText(tokens: readonly Token[]): string {
  let text = '';
  for (const token of tokens) {
    if (token.type === 'text' || token.type === 'code_inline' || token.type === 'math') text += token.content;
    else if (token.type === 'softbreak' || token.type === 'hardbreak') text += ' ';
    else if (token.type === 'image') text += plainText(token.children ?? []);
  }
  return text.replace(/\u00a0/g, ' ').trim();
}

const ownId =
  /[ \t]*\{#([\p{L}\p{N}_:.-]{1,80})\}[ \t]*$|[ \t]*\{\/\*[ \t]*#?([\p{L}\p{N}_:.-]{1,80})[ \t]*\*\/\}[ \t]*$/u;

/** Reads `## Words {#id}`, and `{/*id*\/}` as in React's documentation, and removes it before the words are read. */
function readIds(state: StateCore): void {
  state.tokens.forEach((token, index) => {
    const inline = state.tokens[index + 1];
    if (token.type !== 'heading_open' || !inline?.content.endsWith('}')) return;
    const found = ownId.exec(inline.content.slice(-200));
    if (!found || found[0].length === inline.content.length) return;
    inline.content = inline.content.slice(0, -found[0].length);
    token.meta = { id: found[1] ?? found[2] };
  });
}

/** Keeps the words of each heading as written, from which GitHub makes its id. */
function keepWords({ tokens }: StateCore): void {
  for (const [index, token] of tokens.entries())
    if (token.type === 'heading_open')
      token.meta = { ...token.meta, words: plainText(tokens[index + 1]?.children ?? []) };
}

/** Removes ids from the words of headings. */
export function headingIds(md: MarkdownIt): void {
  md.core.ruler.before('inline', 'janus_heading_ids', readIds);
}

/** The id that GitHub gives a heading. */
export function githubName(text: string, used: Map<string, number>): string {
  const name = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
  const count = used.get(name) ?? 0;
  used.set(name, count + 1);
  return count === 0 ? name : `${name}-${count}`;
}

const htmlLink = /(<a (?:title="[^"]*" )?href="#)([^"]*)/g;

/** Makes links by the ids that other sites give to headings work here as well, in Markdown and in HTML. */
function leadLinks(tokens: readonly Token[], ids: ReadonlyMap<string, string>): void {
  for (const token of tokens) {
    leadLinks(token.children ?? [], ids);
    if (token.type === 'html_inline' || token.type === 'html_block')
      token.content = token.content.replace(
        htmlLink,
        (_, start: string, name: string) => start + (ids.get(decodePart(name)) ?? name),
      );
    const address = token.type === 'link_open' ? String(token.attrGet('href')) : '';
    const id = address.startsWith('#') ? ids.get(decodePart(address.slice(1))) : undefined;
    if (id !== undefined) token.attrSet('href', `#${id}`);
  }
}

/** Moves the levels under the page's own headings, adds unique ids and links, and collects the contents. */
export function headings(md: MarkdownIt): void {
  headingIds(md);
  md.core.ruler.before('janus_emoji', 'janus_heading_words', keepWords);
  md.core.ruler.push('janus_headings', (state) => {
    const env = renderEnv(state.env);
    const used = new Map<string, number>();
    const usedNames = new Map<string, number>();
    const ids = new Map<string, string>();
    let highest = env.topLevel;
    for (const token of state.tokens) {
      if (token.type === 'heading_open') highest = Math.min(highest, Number(token.tag.slice(1)));
    }
    const shift = env.topLevel - highest;
    state.tokens.forEach((token, index) => {
      if (token.type !== 'heading_open' && token.type !== 'heading_close') return;
      const level = Math.min(6, Number(token.tag.slice(1)) + shift);
      token.tag = `h${level}`;
      if (token.type === 'heading_close') return;
      const text = plainText(state.tokens[index + 1]?.children ?? []);
      const { id: own, words } = token.meta as { id?: string; words: string };
      const name = uniqueId(own ?? text, used);
      const id = env.idPrefix + name;
      for (const candidate of [own, githubName(words, usedNames), name])
        if (candidate !== undefined && candidate !== '' && !ids.has(candidate)) ids.set(candidate, id);
      token.attrSet('id', id);
      // A link to a heading of a picture without a description would have no name.
      if (text !== '') env.contents.push({ id, level, text });
    });
    if (ids.size > 0) leadLinks(state.tokens, ids);
  });
  anchor(md, {
    tabIndex: false,
    permalink: (slug, options, state, index) => {
      if (!options) return;
      const text = plainText(state.tokens[index + 1]?.children ?? []);
      const words = renderEnv(state.env).language === 'ru' ? 'Ссылка на раздел' : 'Link to section';
      const name = text === '' ? words : `${words}: ${text}`;
      const link = anchor.permalink.linkInsideHeader({
        class: 'heading-anchor',
        ariaHidden: false,
        renderAttrs: () => ({ 'aria-label': name }),
      });
      link(slug, options, state, index);
    },
  });
}
