import footnote from 'markdown-it-footnote';
import type { MarkdownIt } from 'markdown-it';
import { renderEnv } from './env.ts';

/** Footnotes with accessible names. */
export function footnotes(md: MarkdownIt): void {
  md.use(footnote);
  md.renderer.rules['footnote_block_open'] = (_tokens, _index, _options, env) => {
    const name = renderEnv(env).language === 'ru' ? 'Сноски' : 'Footnotes';
    return `<section class="footnotes" aria-label="${name}">\n<ol class="footnotes-list">\n`;
  };
  // A note inside a note gets the number of the outer one, and a note drawn twice gets the same number again.
  for (const name of ['footnote_ref', 'footnote_open']) {
    const draw = md.renderer.rules[name];
    md.renderer.rules[name] = (tokens, index, options, env, self) =>
      (draw?.(tokens, index, options, env, self) ?? '').replace(/ id="([^"]*)"/, (attribute, id: string) => {
        const { usedIds } = renderEnv(env);
        if (usedIds.has(id)) return '';
        usedIds.add(id);
        return attribute;
      });
  }
  const anchor = md.renderer.rules['footnote_anchor'];
  md.renderer.rules['footnote_anchor'] = (tokens, index, options, env, self) => {
    const name = renderEnv(env).language === 'ru' ? 'Назад к тексту' : 'Back to the text';
    const html = anchor?.(tokens, index, options, env, self) ?? '';
    return html.replace('class="footnote-backref"', `class="footnote-backref" aria-label="${name}"`);
  };
}
