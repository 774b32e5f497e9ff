import type { MarkdownIt } from 'markdown-it';
import { renderEnv } from './env.ts';

/** Wide tables scroll in a box that the keyboard can reach; alignment is a class, because styles are not allowed. */
export function tables(md: MarkdownIt): void {
  md.core.ruler.push('janus_alignment', (state) => {
    for (const token of state.tokens) {
      if (token.type !== 'th_open' && token.type !== 'td_open') continue;
      const align = /text-align:\s*(left|center|right)/.exec(String(token.attrGet('style')))?.[1];
      token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style');
      if (align) token.attrSet('class', `align-${align}`);
      if (token.type === 'th_open') token.attrSet('scope', 'col');
    }
  });
  md.renderer.rules['table_open'] = (tokens, index, _options, env) => {
    const isWide = tokens[index]?.attrGet('class') === 'wide';
    const name = renderEnv(env).language === 'ru' ? 'Таблица' : 'Table';
    return `<div class="table-scroll${isWide ? ' wide' : ''}" role="group" aria-label="${name}" tabindex="0">\n<table>\n`;
  };
  md.renderer.rules['table_close'] = () => '</table>\n</div>\n';
}
