import { unescapeMarkup, type Language } from '@janus-site/core';

// Cleaned HTML has every attribute in double quotes, without bare `<` or `>`, so this matches only tags.
const tags = /<a [^>]*>|<\/a>|<(?:img|source|video|audio)(?: [^>]*)?>/g;
/** What URL parsers skip at the beginning, and some of it anywhere. */
const skipped = /[\0-\x20]+/g;

/** Whether browsers may read an address as one of another site: `http:/far.example` and `/\far.example` are such, too. */
export const isForeign = (address: string) => /^(?:https?:|[/\\]{2})/i.test(address.replace(skipped, ''));

type Kind = 'picture' | 'video' | 'audio';

const names: Readonly<Record<Kind, Readonly<Record<Language, string>>>> = {
  picture: { ru: 'Картинка с', en: 'Picture at' },
  video: { ru: 'Видео с', en: 'Video at' },
  audio: { ru: 'Звук с', en: 'Audio at' },
};

/** The value of an attribute as in the HTML, escaped. */
function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

function wordsFor(kind: Kind, address: string, alt: string, language: Language): string {
  const url = unescapeMarkup(address);
  const host = URL.canParse(url) ? new URL(url).host : '';
  const from = `${names[kind][language]} ${host}`;
  return alt.trim() === '' ? from : `${from}: ${alt.trim()}`;
}

/** Whether a `srcset` contains an address of another site. */
const isForeignSet = (list: string) => list.split(',').some(isForeign);

/**
 * The first address of another site from which a video or a sound would be loaded; null if it also has one of this site.
 */
function foreignSource(tag: string, inside: string): string | null {
  const own = attribute(tag, 'src');
  if (own !== '') return isForeign(own) ? own : null;
  const sources = [...inside.matchAll(/<source(?: [^>]*)?>/g)].map(([source]) => attribute(source, 'src'));
  return sources.every(isForeign) ? (sources[0] ?? null) : null;
}

/** The replacement of a tag that would load something from elsewhere; any other tag unchanged. */
function withoutForeign(tag: string, link: (kind: Kind, address: string, alt: string) => string): string {
  const address = attribute(tag, 'src');
  const isElsewhere = isForeign(address) || isForeignSet(attribute(tag, 'srcset'));
  if (tag.startsWith('<source')) return isElsewhere ? '' : tag;
  if (tag.startsWith('<img')) return isElsewhere ? link('picture', address, attribute(tag, 'alt')) : tag;
  return isForeign(attribute(tag, 'poster')) ? tag.replace(/\sposter="[^"]*"/, '') : tag;
}

/**
 * Turns pictures, videos and sounds of other sites into links: pages load nothing from elsewhere, so that nobody else
 * learns who reads what. Inside a link, only the words remain.
 */
export function linkForeignPictures(html: string, language: Language): string {
  let result = '';
  let after = 0;
  let isInLink = false;
  const link = (kind: Kind, address: string, alt = '') => {
    const words = wordsFor(kind, address, alt, language);
    return isInLink ? words : `<a href="${address}" rel="noopener">${words}</a>`;
  };
  for (const { 0: tag, index } of html.matchAll(tags)) {
    // Inside a video that was replaced.
    if (index < after) continue;
    result += html.slice(after, index);
    after = index + tag.length;
    const kind = /^<(video|audio)/.exec(tag)?.[1] as 'video' | 'audio' | undefined;
    const end = kind ? html.indexOf(`</${kind}>`, after) : -1;
    const source = kind ? foreignSource(tag, html.slice(after, Math.max(end, after))) : null;
    if (kind && source !== null) {
      result += link(kind, source);
      after = Math.max(end + kind.length + 3, after);
    } else if (tag === '</a>' || tag.startsWith('<a ')) {
      isInLink = tag !== '</a>';
      result += tag;
    } else result += withoutForeign(tag, link);
  }
  return result + html.slice(after);
}
