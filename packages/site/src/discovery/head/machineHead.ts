import { escapeMarkup } from '@janus-site/core';
import type { PageFacts, UiHost } from '@janus-site/ui/hooks/host.ts';
import type { Page } from '../../page/page.ts';
import { drawn } from '../drawn.ts';
import type { MetaTag } from './openGraph.ts';
import { openGraph, shareImage } from './openGraph.ts';
import { contentOf } from './pageContent.ts';
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

/**
 * The part of a page's head that only machines read: marks for previews and search engines. They ask the server, so the
 * browser's code has nothing of it.
 */
export function machineHead(page: Page, host: UiHost & { origin: string }, facts: PageFacts | null): string {
  const content = contentOf(page);
  const { name } = page;
  if (!facts?.canonical || !content || name === 'notFound') return '';
  const image = shareImage(page, content, host.origin);
  const tags = drawn('page: marks', facts.canonical, () => openGraph(facts, content, image, host)) ?? [];
  const schema = drawn('page: schema', facts.canonical, () =>
    schemaOf({ route: name, host, facts, content, image }),
  );
  return tags.map(meta).join('') + data(schema);
}
