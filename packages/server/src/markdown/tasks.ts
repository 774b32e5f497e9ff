import type { MarkdownIt } from 'markdown-it';

const mark = /^\[([ xX])\] +(?=\S)/;

/** `- [ ] text` as a disabled checkbox labelled by its text. */
export function tasks(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'janus_tasks', (state) => {
    for (let index = 2; index < state.tokens.length; index += 1) {
      const inline = state.tokens[index];
      const item = state.tokens[index - 2];
      const first = inline?.children?.[0];
      if (!inline || !item) continue;
      if (inline.type !== 'inline' || item.type !== 'list_item_open' || first?.type !== 'text') continue;
      const found = mark.exec(first.content);
      if (!found) continue;
      first.content = first.content.slice(found[0].length);
      item.attrJoin('class', 'task');
      const open = new state.Token('html_inline', '', 0);
      open.content = `<label><input type="checkbox" disabled${found[1] === ' ' ? '' : ' checked'}> `;
      const close = new state.Token('html_inline', '', 0);
      close.content = '</label>';
      inline.children = [open, ...(inline.children ?? []), close];
    }
  });
}
