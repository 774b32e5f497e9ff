import type { MarkdownIt, Token } from 'markdown-it';

/** Excludes repositories and packages with a version, which look like mail: git@host.example:path, react@19.0.0. */
function isMistaken(link: Token, next: Token | undefined): boolean {
  const address = String(link.attrGet('href'));
  if (!address.startsWith('mailto:')) return false;
  return /@[\d.]+$/.test(address) || (next?.type === 'text' && /^:[^\s:]/.test(next.content));
}

/** Full addresses, `www.` and mail become links. A bare name does not: "main.rs" is a file, not a host. */
export function autolinks(md: MarkdownIt): void {
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: true, fuzzyIP: false });
  md.linkify.add('www.', {
    validate: (text, pos, self) =>
      Math.max(
        0,
        self.testSchemaAt(`http://www.${text.slice(pos, pos + 2000)}`, 'http:', 5) - '//www.'.length,
      ),
    normalize(match) {
      match.url = `http://${match.url}`;
    },
  });
  md.core.ruler.after('linkify', 'janus_mails', (state) => {
    for (const { type, children } of state.tokens) {
      if (type !== 'inline' || !children) continue;
      children.forEach((token, index) => {
        if (token.type !== 'link_open' || token.info !== 'auto' || token.markup !== 'linkify') return;
        if (!isMistaken(token, children[index + 3])) return;
        const end = children[index + 2];
        token.type = 'text';
        token.tag = '';
        token.nesting = 0;
        token.content = '';
        if (end) Object.assign(end, { type: 'text', tag: '', nesting: 0, content: '' });
      });
    }
  });
}
