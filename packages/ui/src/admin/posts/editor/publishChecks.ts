import { unescapeMarkup } from '@janus-site/core';
import type { PostText } from '@janus-site/core/editor';

export const checkNames = [
  'noTitle',
  'noBody',
  'noSummary',
  'longSummary',
  'noAlt',
  'unfinishedPicture',
  'topHeading',
  'skippedHeading',
  'brokenAnchor',
  'brokenPost',
  'brokenFormula',
  'noTranslation',
  'outdatedTranslation',
] as const;
export type PublishCheck = (typeof checkNames)[number];

/** Something a careful editor would look at, and where it stands. */
export interface Finding {
  check: PublishCheck;
  /** Where to go; absent where there is nothing to go to. */
  place?: Place;
  /** The words that it is about. */
  detail?: string;
}

export interface Place {
  field: keyof PostText;
  from: number;
  to: number;
}

/** Of the other language: whether it is there, whether it follows. */
export type OtherText = 'missing' | 'outdated' | 'fine';

/** Longer ones are cut off by search engines and previews of links. */
const longestSummary = 200;

/** The text with code in it blanked out, so that places stay. */
export function withoutCode(body: string): string {
  const blank = (code: string) => code.replace(/[^\n]/g, ' ');
  return body
    .replace(/^(```+|~~~+)[^\n]*\n[\s\S]*?(?:^\1|$(?![\s\S]))/gm, blank)
    .replace(/(`+)[^`\n]+\1/g, blank);
}

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

function pictures(prose: string): Finding[] {
  return all(prose, /!\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g).flatMap(({ match, place }): Finding[] => {
    const address = match[2] ?? '';
    if (address.startsWith('#upload-')) return [{ check: 'unfinishedPicture', place, detail: match[1] }];
    return match[1]?.trim() ? [] : [{ check: 'noAlt', place, detail: address }];
  });
}

/** A picture in the text is still being sent, or could not be: visitors would see a broken one. */
export function hasUnfinishedPicture(body: string): boolean {
  return pictures(withoutCode(body)).some(({ check }) => check === 'unfinishedPicture');
}

/** What can be told from the words alone; only an unfinished picture forbids to publish. */
export function publishChecks(text: PostText, other: OtherText): Finding[] {
  const prose = withoutCode(text.body);
  const start = (field: keyof PostText): Place => ({ field, from: 0, to: 0 });
  const found: Finding[] = [];
  if (!text.title.trim()) found.push({ check: 'noTitle', place: start('title') });
  if (!text.body.trim()) found.push({ check: 'noBody', place: start('body') });
  if (!text.summary.trim()) found.push({ check: 'noSummary', place: start('summary') });
  if (text.summary.length > longestSummary) found.push({ check: 'longSummary', place: start('summary') });
  found.push(...pictures(prose), ...headings(prose));
  if (other === 'missing') found.push({ check: 'noTranslation' });
  if (other === 'outdated') found.push({ check: 'outdatedTranslation' });
  return found;
}

/** A link inside the site: to a heading of this text, or to a post by its slug. */
export interface InnerLink {
  kind: 'anchor' | 'post';
  name: string;
  place: Place;
}

export function innerLinks(body: string): InnerLink[] {
  const links = all(withoutCode(body), /(?<!!)\[[^\]]*\]\(([^)\s]+)[^)]*\)/g);
  return links.flatMap(({ match, place }): InnerLink[] => {
    const address = match[1] ?? '';
    if (/^#./.test(address)) return [{ kind: 'anchor', name: decode(address.slice(1)), place }];
    const post = /^(?:\/en)?\/post\/([^/?#]+)/.exec(address);
    return post?.[1] ? [{ kind: 'post', name: decode(post[1]), place }] : [];
  });
}

/** Formulas that could not be drawn: the rendered text shows their source in their place. */
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

/** Returns the name that an address spells, or the address itself. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
