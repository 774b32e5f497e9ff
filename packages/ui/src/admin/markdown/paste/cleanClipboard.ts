import { makeCode } from './clipboardCode.ts';
import { all, isBlock, rename, unwrap, wrapInside } from './domTools.ts';
import { squareTables } from './squareTables.ts';
import { makeWordLists } from './wordLists.ts';

const useless =
  'script, style, title, meta, link, noscript, template, object, embed, svg, canvas, button, select, textarea, input:not([type=checkbox]), [hidden], a[aria-hidden=true], a.headerlink, .Apple-interchange-newline';

function removeUseless(root: HTMLElement): void {
  for (const element of all(root, useless)) element.remove();
  for (const element of all(root, '[style]'))
    if (/display:\s*none|mso-hide:\s*all/i.test(element.getAttribute('style') ?? '')) element.remove();
  const others = all(root, '*').filter(({ nodeName }) => nodeName.includes(':'));
  for (const element of others) unwrap(element);
}

/** A rendered formula contains its source. */
function makeFormulas(root: HTMLElement): void {
  for (const math of all(root, 'math')) {
    const source = math.querySelector('annotation')?.textContent ?? math.getAttribute('alttext') ?? '';
    const isDisplay = math.getAttribute('display') === 'block' || math.closest('.katex-display') !== null;
    const formula = root.ownerDocument.createElement('var');
    formula.dataset['formula'] = isDisplay ? 'display' : 'inline';
    formula.textContent = source.trim();
    (
      math.closest('.katex-display') ??
      math.closest('.katex, mjx-container, .mwe-math-element') ??
      math
    ).replaceWith(formula);
  }
}

const isBold = ({ style }: HTMLElement) => /^(?:bold|bolder|[6-9]00)$/.test(style.fontWeight);
const isLight = ({ style }: HTMLElement) => /^(?:normal|lighter|[1-5]00)$/.test(style.fontWeight);

/** Office documents use styles where HTML has elements. */
function readStyles(root: HTMLElement): void {
  for (const element of all(root, 'b, strong')) if (isLight(element)) unwrap(element);
  for (const element of all(root, 'i, em')) if (element.style.fontStyle === 'normal') unwrap(element);
  for (const element of all(root, 'span[style], font[style]')) {
    const { style } = element;
    const isHeading = element.closest('h1, h2, h3, h4, h5, h6, th') !== null;
    if (isBold(element) && !isHeading) wrapInside(element, 'strong');
    if (style.fontStyle === 'italic') wrapInside(element, 'em');
    if (/line-through/.test(style.textDecoration || style.textDecorationLine)) wrapInside(element, 'del');
    if (/^(?:super|sub)$/.test(style.verticalAlign))
      wrapInside(element, style.verticalAlign === 'sub' ? 'sub' : 'sup');
  }
  // A heading is already bold.
  for (const element of all(root, ':is(h1, h2, h3, h4, h5, h6) :is(b, strong)')) unwrap(element);
}

/** The post's title is the first-level heading, so if the text has any, its headings move one level down. */
function lowerHeadings(root: HTMLElement): void {
  for (const title of all(root, 'p.MsoTitle')) rename(title, 'h1');
  if (!root.querySelector('h1')) return;
  for (const level of [5, 4, 3, 2, 1])
    for (const heading of all(root, `h${level}`)) rename(heading, `h${level + 1}`);
}

function isChecked(item: HTMLElement): boolean | null {
  const box = item.querySelector<HTMLElement>(
    ':scope > input, :scope > label > input, :scope > p > input, :scope > .checkbox',
  );
  if (item.getAttribute('role') === 'checkbox') return item.getAttribute('aria-checked') === 'true';
  if (!box) return null;
  const isOn = box.hasAttribute('checked') || box.classList.contains('checkbox-on');
  box.remove();
  return isOn;
}

function straightenLists(root: HTMLElement): void {
  // Office documents put a nested list after its item, not inside it.
  for (const list of all(root, ':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.nodeName === 'LI') item.append(list);
    else list.before(root.ownerDocument.createElement('li'));
  }
  for (const item of all(root, 'li')) {
    const check = isChecked(item);
    const first = item.firstElementChild;
    if (first?.nodeName === 'P' && item.querySelectorAll(':scope > p').length === 1) unwrap(first);
    if (check !== null) item.dataset['task'] = check ? 'x' : ' ';
  }
}

/** A line break at the edge of a block has no effect. */
function removeLooseBreaks(root: HTMLElement): void {
  const beside = (node: Node | null, step: 'previousSibling' | 'nextSibling'): Node | null => {
    let next = node;
    while (next?.nodeType === Node.TEXT_NODE && next.textContent?.trim() === '') next = next[step];
    return next;
  };
  for (const line of all(root, 'br')) {
    const [before, after] = [
      beside(line.previousSibling, 'previousSibling'),
      beside(line.nextSibling, 'nextSibling'),
    ];
    if (!before || !after || isBlock(before) || isBlock(after)) line.replaceWith(' ');
  }
}

function joinSpaces(root: HTMLElement): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('pre'))
      node.nodeValue = (node.nodeValue ?? '').replace(/[ \u00a0]{2,}/g, ' ');
}

/** Reduces a pasted document (Word, Google Docs, Notion, web pages) to what Markdown can express. */
export function cleanClipboard(root: HTMLElement): void {
  makeFormulas(root);
  removeUseless(root);
  makeCode(root);
  makeWordLists(root);
  straightenLists(root);
  lowerHeadings(root);
  readStyles(root);
  squareTables(root);
  removeLooseBreaks(root);
  joinSpaces(root);
}
