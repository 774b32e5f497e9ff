// The server's HTML has every attribute in double quotes and every `<` of the text escaped, so this finds tags and only tags.
const tag = /<[a-z][^\s>/]*(?:\s+[a-z-]+(?:="[^"]*")?)*\s*\/?>/g;
const address = /(\s(?:href|src)=")([^"]*)"/g;
const addresses = /(\ssrcset=")([^"]*)"/g;
const headingAnchor = / ?<a [^>]*class="heading-anchor"[^>]*>[^<]*<\/a>/g;

/** A post's HTML for readers elsewhere: absolute addresses, and no marks that only a page needs. */
export function absoluteHtml(html: string, page: string): string {
  const absolute = (value: string) => (URL.canParse(value, page) ? new URL(value, page).href : value);
  const each = (list: string) =>
    list
      .split(',')
      .map((candidate) => candidate.trim().replace(/^\S+/, absolute))
      .join(', ');
  return html
    .replace(headingAnchor, '')
    .replace(tag, (element) =>
      element
        .replace(address, (_, start: string, value: string) => `${start}${absolute(value)}"`)
        .replace(addresses, (_, start: string, value: string) => `${start}${each(value)}"`),
    );
}
