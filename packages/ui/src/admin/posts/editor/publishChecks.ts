import type { Language } from '@janus-site/core';
import { resolve, unescapeMarkup } from '@janus-site/core';
import type { PostText } from '@janus-site/core/editor';
import { decodePart } from '../../../text/decodePart.ts';
import { withoutCode } from '../../markdown/withoutCode.ts';
import { writtenIn } from '../../markdown/writtenIn.ts';

export const checkNames = [
  'noTitle',
  'noBody',
  'noSummary',
  'longSummary',
  'otherSummary',
  'noAlt',
  'otherAlt',
  'unfinishedPicture',
  'topHeading',
  'skippedHeading',
  'brokenAnchor',
  'brokenPost',
  'draftPost',
  'brokenPage',
  'rawMarkup',
  'brokenFormula',
  'noTranslation',
  'outdatedTranslation',
] as const;
export type PublishCheck = (typeof checkNames)[number];

/** Something to check before publishing, and its place. */
export interface Finding {
  check: PublishCheck;
  /** Where to go; absent if there is no such place. */
  place?: Place;
  /** The text it is about. */
  detail?: string;
}

export interface Place {
  field: keyof PostText;
  from: number;
  to: number;
}

/** The state of the other language: missing, outdated or up to date. */
export type OtherText = 'missing' | 'outdated' | 'fine';

/** In characters. Search engines and link previews truncate longer ones. */
const longestSummary = 200;

function all(prose: string, pattern: RegExp): { match: RegExpMatchArray; place: Place }[] {
  return [...prose.matchAll(pattern)].map((match) => ({
    match,
    place: { field: 'body', from: match.index, to: match.index + match[0].length },
  }));
}

function headings(prose: string): Finding[] {
  let former = 1;
  return all(prose, /^(#{1,6})\s+(.+)$/gm).flatMap(({ match, place }): Finding[] => {
    const level = match[1]?.length ?? 1;
    const detail = match[2]?.trim();
    const isSkipped = level > former + 1;
    former = level;
    if (level === 1) return [{ check: 'topHeading', place, detail }];
    return isSkipped ? [{ check: 'skippedHeading', place, detail }] : [];
  });
}

const isOther = (words: string, language: Language): boolean => (writtenIn(words) ?? language) !== language;

function pictures(prose: string, language: Language): Finding[] {
  return all(prose, /!\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g).flatMap(({ match, place }): Finding[] => {
    const address = match[2] ?? '';
    if (address.startsWith('#upload-')) return [{ check: 'unfinishedPicture', place, detail: match[1] }];
    const alt = match[1]?.trim() ?? '';
    if (alt === '') return [{ check: 'noAlt', place, detail: address }];
    return isOther(alt, language) ? [{ check: 'otherAlt', place, detail: alt }] : [];
  });
}

/** Returns whether a picture is still being uploaded, or failed to: visitors would see a broken one. */
export function hasUnfinishedPicture(body: string): boolean {
  return /!\[[^\]]*\]\(#upload-/.test(withoutCode(body));
}

/** Shortcodes of Hugo, Jekyll and WordPress, which would be shown as text. */
const commands =
  /\{\{[<%][^\n]{0,300}?[>%]\}\}|\{%-?\s*\w[^\n]{0,300}?%\}|\[\/?(?:caption|gallery|embed|audio|playlist)\b[^\]\n]{0,300}\](?!\()/g;

function shownCommands(prose: string): Finding[] {
  return all(prose, commands).map(({ match, place }) => ({ check: 'rawMarkup', place, detail: match[0] }));
}

/** Returns the findings that need only the text; only an unfinished picture prevents publishing. */
export function publishChecks(text: PostText, other: OtherText, language: Language): Finding[] {
  const prose = withoutCode(text.body);
  const start = (field: keyof PostText): Place => ({ field, from: 0, to: 0 });
  const found: Finding[] = [];
  if (!text.title.trim()) found.push({ check: 'noTitle', place: start('title') });
  if (!text.body.trim()) found.push({ check: 'noBody', place: start('body') });
  if (!text.summary.trim()) found.push({ check: 'noSummary', place: start('summary') });
  if (text.summary.length > longestSummary) found.push({ check: 'longSummary', place: start('summary') });
  if (isOther(text.summary, language)) found.push({ check: 'otherSummary', place: start('summary') });
  found.push(...pictures(prose, language), ...headings(prose), ...shownCommands(prose));
  if (other === 'missing') found.push({ check: 'noTranslation' });
  if (other === 'outdated') found.push({ check: 'outdatedTranslation' });
  return found;
}

/** Returns whether a text has findings or links that its former version does not. */
export function bringsFindings(before: PostText, after: PostText, language: Language): boolean {
  const keyOf = ({ check, detail }: Finding) => `${check} ${detail ?? ''}`;
  const existing = new Set(publishChecks(before, 'fine', language).map(keyOf));
  const links = new Set(innerLinks(before.body).map(({ name }) => name));
  return (
    publishChecks(after, 'fine', language).some((finding) => !existing.has(keyOf(finding))) ||
    innerLinks(after.body).some(({ name }) => !links.has(name))
  );
}

/**
 * A link inside the site: to a heading of this text, to a post or page by its slug, or to an address that does not
 * exist.
 */
export interface InnerLink {
  kind: 'anchor' | 'post' | 'page' | 'nowhere';
  name: string;
  place: Place;
}

/** Served paths that are not pages: files, API calls, feeds. */
const served = /^\/(?:media|api)\/|\.\w{2,5}$/;

const placeOf = (path: string) =>
  resolve({ host: 'blog.localhost', path, search: '' }, { portfolio: [], blog: [] });

/** Links, whose words may be a picture, definitions of links, and links in HTML; each with its address. */
const linkPatterns = [
  /(?<!!)\[(?:[^\]!]|!(?!\[)|!\[[^\]]*\]\([^)]*\)){0,1000}\]\(([^)\s]+)[^)]*\)/g,
  /^[ \t>]*\[(?!\^)[^\]\n]+\]:[ \t]*<?([^\s>]+)>?/gm,
  /<a\s[^<>]*?\bhref=["']?([^\s"'>]+)[^>]*>/gi,
];

/** Returns the internal links of a text on the blog; they may begin with the blog's own origin. */
export function innerLinks(body: string, origin = ''): InnerLink[] {
  const prose = withoutCode(body);
  const links = linkPatterns.flatMap((pattern) => all(prose, pattern));
  return links.flatMap(({ match, place }): InnerLink[] => {
    const target = match[1] ?? '';
    if (/^#./.test(target)) return [{ kind: 'anchor', name: decodePart(target.slice(1)), place }];
    const address = origin !== '' && target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
    const path = /^\/(?!\/)[^?#]*/.exec(address)?.[0];
    if (path === undefined) return [];
    const post = /^(?:\/en)?\/post\/([^/]+)/.exec(path);
    if (post?.[1]) return [{ kind: 'post', name: decodePart(post[1]), place }];
    if (served.test(path)) return [];
    const found = placeOf(path);
    if (found.kind === 'notFound') return [{ kind: 'nowhere', name: target, place }];
    const page = found.kind === 'page' ? found.params['page'] : undefined;
    return page === undefined ? [] : [{ kind: 'page', name: page, place }];
  });
}

/** Finds unsupported tags, which the rendered text shows literally. */
export function shownTags(body: string, html: string): Finding[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const code of page.querySelectorAll('pre, code, math')) code.remove();
  const shown = new Set(page.body.textContent.match(/<\/?[a-zA-Z][\w-]*(?=[\s/>])/g));
  if (shown.size === 0) return [];
  const tags = all(withoutCode(body), /(?<!\\)<\/?[a-zA-Z][\w-]*(?:\s[^<>]{0,300})?\/?>/g);
  return tags
    .filter(({ match: [tag] }) => shown.has(/^<\/?[\w-]+/.exec(tag)?.[0] ?? '') && !tag.startsWith('</'))
    .map(({ match, place }) => ({ check: 'rawMarkup', place, detail: match[0] }));
}

/** Finds formulas that failed to render: the rendered text shows their source instead. */
export function brokenFormulas(body: string, html: string): Finding[] {
  const sources = [...html.matchAll(/<code class="math-fault">([^<]*)<\/code>/g)].map(([, source = '']) =>
    unescapeMarkup(source),
  );
  let from = 0;
  return sources.map((detail): Finding => {
    const inner = detail.replace(/^\$+|\$+$/g, '');
    const found = body.indexOf(inner, from);
    if (found < 0) return { check: 'brokenFormula', detail };
    from = found + inner.length;
    return { check: 'brokenFormula', detail, place: { field: 'body', from: found, to: from } };
  });
}
