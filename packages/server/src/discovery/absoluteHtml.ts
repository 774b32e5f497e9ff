// The server's HTML has every attribute in double quotes and every `<` of the text escaped, so this matches only tags.
const tag = /<[a-z][^\s>/]*(?:\s+[a-z-]+(?:="[^"]*")?)*\s*\/?>/g;
const address = /(\s(?:href|src|poster)=")([^"]*)"/g;
const addresses = /(\ssrcset=")([^"]*)"/g;
const headingAnchor = / ?<a [^>]*class="heading-anchor"[^>]*>[^<]*<\/a>/g;

/** Spans for code colours and line numbers, which only our styles display. */
const codeSpan = /<span class="(?:token-[a-z-]+|line[a-z -]*)"[^>]*>/;
const spans = /<span[^>]*>|<\/span>/g;

/** Removes the spans that colour code: feed readers have no styles for them. */
function withoutColours(html: string): string {
  if (!codeSpan.test(html)) return html;
  const kept: boolean[] = [];
  return html.replace(spans, (span) => {
    if (span === '</span>') return kept.pop() ? span : '';
    kept.push(!codeSpan.test(span));
    return kept.at(-1) ? span : '';
  });
}

/** Prepares a post's HTML for other readers: absolute addresses, and nothing that only a page needs. */
export function absoluteHtml(html: string, page: string): string {
  const absolute = (value: string) => (URL.canParse(value, page) ? new URL(value, page).href : value);
  const each = (list: string) =>
    list
      .split(',')
      .map((candidate) => candidate.trim().replace(/^\S+/, absolute))
      .join(', ');
  return withoutColours(html)
    .replace(headingAnchor, '')
    .replace(tag, (element) =>
      element
        .replace(address, (_, start: string, value: string) => `${start}${absolute(value)}"`)
        .replace(addresses, (_, start: string, value: string) => `${start}${each(value)}"`),
    );
}
