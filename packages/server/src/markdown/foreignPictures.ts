import { unescapeMarkup, type Language } from '@janus-site/core';

// Cleaned HTML has every attribute in double quotes, and no bare `<` or `>` in them: this finds tags and only tags.
const linkOrPicture = /<a [^>]*>|<\/a>|<img [^>]*>/g;
const foreign = /^https?:\/\//i;

/** The value of an attribute as it stands in the HTML, escaped. */
function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

function wordsFor(address: string, alt: string, language: Language): string {
  const url = unescapeMarkup(address);
  const host = URL.canParse(url) ? new URL(url).host : '';
  const from = language === 'ru' ? `Картинка с ${host}` : `Picture at ${host}`;
  return alt.trim() === '' ? from : `${from}: ${alt.trim()}`;
}

/**
 * Pictures of other sites become links to them: pages load nothing from elsewhere, so that nobody else learns who
 * reads what. One that stands in a link is named by its words alone.
 */
export function linkForeignPictures(html: string, language: Language): string {
  let isInLink = false;
  return html.replace(linkOrPicture, (tag) => {
    if (!tag.startsWith('<img')) {
      isInLink = tag !== '</a>';
      return tag;
    }
    const address = attribute(tag, 'src');
    if (!foreign.test(address)) return tag;
    const words = wordsFor(address, attribute(tag, 'alt'), language);
    return isInLink ? words : `<a href="${address}" rel="noopener">${words}</a>`;
  });
}
