import { escapeMarkup } from '@janus-site/core';
import { makeItem } from '../makeItem.ts';
import type { DescribedPage } from './describedPage.ts';
import type { MetaTag } from './openGraph.ts';
import { openGraph, shareImage } from './openGraph.ts';
import { schemaOf } from './schema.ts';

function meta([name, content]: MetaTag): string {
  if (!content) return '';
  const attribute = name.startsWith('twitter:') ? 'name' : 'property';
  return `<meta ${attribute}="${name}" content="${escapeMarkup(content)}">`;
}

/** The escape keeps a text such as `</script>` from ending the element. */
function data(value: object | null): string {
  if (value === null) return '';
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}

/** The machine-readable part of a page's head: tags for previews and search engines, as HTML. */
export function machineHead(page: DescribedPage): string {
  const image = shareImage(page);
  const tags = makeItem('page: marks', page.canonical, () => openGraph(page, image)) ?? [];
  const schema = makeItem('page: schema', page.canonical, () => schemaOf(page, image));
  return tags.map(meta).join('') + data(schema);
}
