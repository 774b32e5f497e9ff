// The server's HTML has every attribute in double quotes and every `<` of the text escaped, so this finds tags and only tags.
const tag = /<[a-z][^\s>/]*(?:\s+[a-z-]+(?:="[^"]*")?)*\s*\/?>/g;
const address = /(\s(?:href|src|poster)=")([^"]*)"/g;
const addresses = /(\ssrcset=")([^"]*)"/g;
const headingAnchor = / ?<a [^>]*class="heading-anchor"[^>]*>[^<]*<\/a>/g;

/** Colours and numbers of code, which only our styles draw. */
const codeSpan = /<span class="(?:token-[a-z-]+|line[a-z -]*)"[^>]*>/;
const spans = /<span[^>]*>|<\/span>/g;

/** Code without the spans that colour it: readers of feeds have no styles for them. */
function withoutColours(html: string): string {
  if (!codeSpan.test(html)) return html;
  const kept: boolean[] = [];
  return html.replace(spans, (span) => {
    if (span === '</span>') return kept.pop() ? span : '';
    kept.push(!codeSpan.test(span));
    return kept.at(-1) ? span : '';
  });
}

/** A post's HTML for readers elsewhere: absolute addresses, and no marks that only a page needs. */
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
