import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { githubName } from '../../packages/server/src/markdown/headings.ts';
import { createRender } from '../../packages/server/src/markdown/render.ts';
import type { ContentsEntry } from '../../packages/server/src/markdown/types.ts';
import { root } from '../support/root.ts';
import { drawMeasurements } from './measurements.ts';
import type { Page } from './pages.ts';

export interface ReadPage extends Page {
  title: string;
  /** The document as safe HTML, with its original links. */
  html: string;
  contents: readonly ContentsEntry[];
  /** The ids of its headings by the anchors that documents use, which are GitHub's. */
  ids: ReadonlyMap<string, string>;
}

function idsOf(contents: readonly ContentsEntry[]): Map<string, string> {
  const used = new Map<string, number>();
  return new Map(contents.map(({ id, text }) => [githubName(text, used), id]));
}

/** Removes empty table heads, because Markdown has no table without headings. */
const withoutEmptyHeads = (html: string) =>
  html.replace(/<thead>\s*<tr>(?:\s*<th[^>]*><\/th>)+\s*<\/tr>\s*<\/thead>\s*/g, '');

/** Renders documents as the product renders posts. */
export async function readPages(pages: readonly Page[]): Promise<ReadPage[]> {
  const render = await createRender();
  const read: ReadPage[] = [];
  for (const page of pages) {
    const body = await readFile(join(root, page.source), 'utf8');
    const { html, contents } = await render(body, {
      language: page.language,
      topLevel: 1,
      idPrefix: '',
      pictures: {},
    });
    const title = contents.find(({ level }) => level === 1)?.text;
    if (title === undefined) throw new Error(`${page.source} has no heading to be called by.`);
    const drawn = await drawMeasurements(withoutEmptyHeads(html), page.source);
    read.push({ ...page, title, html: drawn, contents, ids: idsOf(contents) });
  }
  return read;
}
