import type { MarkdownIt, Token } from 'markdown-it';

/** In characters: a column of figures leaves room for the sentence. */
const longestFigure = 12;

/** A digit with no letter before it: `×7`, `−50 %`, `40 мин`, and not `ESP32`. */
const figure = /^[^\p{L}]*\d/u;

/** The text after a bold figure at the beginning of a line; undefined without one. */
function captionOfFigure(children: readonly Token[]): Token | undefined {
  const [open, first, close, rest] = children.filter(
    ({ type, content }) => type !== 'text' || content !== '',
  );
  if (open?.type !== 'strong_open' || first?.type !== 'text' || close?.type !== 'strong_close')
    return undefined;
  if (!figure.test(first.content) || [...first.content].length > longestFigure) return undefined;
  return rest?.type === 'softbreak' || (rest?.type === 'text' && /^\s/.test(rest.content)) ? rest : undefined;
}

/**
 * Marks `- **×7** what became so` as an achievement, for styles that set its figure large next to its sentence (B66).
 * Only classes are added: without styles it is the list as written.
 */
export function achievements(md: MarkdownIt): void {
  md.core.ruler.push('janus_achievements', ({ tokens }) => {
    let list: Token | undefined;
    for (const [index, token] of tokens.entries()) {
      if (token.level === 0 && token.nesting === 1) list = token;
      if (list?.type !== 'bullet_list_open' || token.type !== 'list_item_open' || token.level !== 1) continue;
      const said = captionOfFigure(tokens[index + 2]?.children ?? []);
      if (!said) continue;
      // A no-break space would remain where the sentence begins a new line.
      said.content = said.content.replace(/^\s+/, ' ');
      token.attrJoin('class', 'achievement');
      list.attrSet('class', 'achievements');
    }
  });
}
