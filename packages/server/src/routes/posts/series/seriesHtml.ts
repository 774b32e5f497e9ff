import { escapeMarkup, href, plainTitle, typograph, type Language } from '@janus-site/core';
import type { Schemas } from '../../../contract/types.ts';
import { titleIn, type SeriesPlace } from './places.ts';

type Link = Pick<Schemas['PostLink'], 'slug' | 'title' | 'language'>;

const words = {
  ru: {
    label: 'Серия',
    all: 'Все части',
    part: (at: number, total: number) => `Часть ${at} из ${total} серии`,
    quoted: (title: string) => `«${title}»`,
  },
  en: {
    label: 'Series',
    all: 'All parts',
    part: (at: number, total: number) => `Part ${at} of ${total} in`,
    quoted: (title: string) => `“${title}”`,
  },
} as const;

function anchor(
  { title, language }: Pick<Link, 'title' | 'language'>,
  page: Language,
  { to, isCurrent = false }: { to: string; isCurrent?: boolean },
): string {
  const lang = language === page ? '' : ` lang="${language}"`;
  const current = isCurrent ? ' aria-current="page"' : '';
  return `<a href="${escapeMarkup(to)}"${lang}${current}>${escapeMarkup(typograph(plainTitle(title), language))}</a>`;
}

/**
 * Returns the HTML before the text of a part (docs/behaviour.md, B53): its number, and links to all parts. Rendered
 * here and not by the page, because it needs no script: a page with it loads no more than any other.
 */
export function seriesHtml(
  { series, parts, at }: SeriesPlace,
  links: readonly Link[],
  page: Language,
): string {
  const { label, all, part, quoted } = words[page];
  const shown = titleIn(series, page);
  const to = href('series', { params: { slug: series.slug }, language: page });
  const title = { ...shown, title: quoted(shown.title) };
  const items = links.map((link) => {
    const address = href('post', { params: { slug: link.slug }, language: page });
    return `<li>${anchor(link, page, { to: address, isCurrent: link.slug === parts[at]?.slug })}</li>`;
  });
  const list = `<details><summary>${all}</summary><ol>${items.join('')}</ol></details>`;
  return `<nav data-series lang="${page}" aria-label="${label}"><p>${part(at + 1, parts.length)} ${anchor(title, page, { to })}</p>${links.length > 1 ? list : ''}</nav>`;
}
