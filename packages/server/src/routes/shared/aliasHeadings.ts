const heading = /<(h[1-6]) id="([^"]*)">/g;
const anyId = / id="([^"]*)"/g;

/**
 * Gives each heading of a rendered text the id of its counterpart in the other language as well (docs/behaviour.md, B16).
 * Texts whose headings differ in number or levels have no counterparts; an id that the text uses stays where it is.
 */
export function aliasHeadings(html: string, otherHtml: string): string {
  const own = [...html.matchAll(heading)];
  const others = [...otherHtml.matchAll(heading)];
  if (own.length !== others.length || own.some(([, level], at) => level !== others[at]?.[1])) return html;
  const used = new Set([...html.matchAll(anyId)].map(([, id]) => id));
  let at = 0;
  return html.replace(heading, (tag) => {
    const alias = others[at]?.[2];
    at += 1;
    return alias === undefined || used.has(alias) ? tag : `${tag}<span id="${alias}"></span>`;
  });
}
