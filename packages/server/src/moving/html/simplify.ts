import { simplifyCards } from './cards.ts';
import { simplifyCode } from './code.ts';
import { all, make, makeAddress, rename, textOf, unwrap } from './dom.ts';
import { simplifyGalleries } from './galleries.ts';
import { simplifyTables } from './tables.ts';

const lazy = ['data-orig-file', 'data-src', 'data-lazy-src', 'data-original'];

/** Restores the addresses of lazily loaded pictures. */
function findLateAddresses(root: HTMLElement): void {
  for (const element of all(root, 'img, iframe')) {
    const address = lazy.map((name) => element.getAttribute(name)).find((value) => value);
    if (address) element.setAttribute('src', address);
  }
  for (const element of all(root, 'video, audio')) {
    const source = element.querySelector('source')?.getAttribute('src');
    if (!element.getAttribute('src') && source) element.setAttribute('src', source);
    element.textContent = '';
  }
  for (const part of all(root, 'picture')) unwrap(part);
  for (const part of all(root, 'source')) part.remove();
}

const bareAddress = /^https?:\/\/\S+$/;

/** Replaces players by the addresses of what they play, and also isolates a block that is only an address. */
function simplifyEmbeds(root: HTMLElement): void {
  for (const frame of all(root, 'iframe')) {
    const address = (frame.getAttribute('src') ?? '')
      .replace(/^\/\//, 'https://')
      .replace(/^(https?:\/\/(?:www\.)?youtube)-nocookie\.com/, '$1.com');
    if (bareAddress.test(address)) frame.parentNode?.replaceChild(makeAddress(frame, address), frame);
    else frame.remove();
  }
  for (const block of all(root, 'p, div')) {
    const text = textOf(block);
    if (block.children.length === 0 && bareAddress.test(text))
      block.parentNode?.replaceChild(makeAddress(block, text), block);
  }
}

const pictureFile = /\.(?:png|jpe?g|gif|webp|avif|svg|heic|bmp|tiff?)(?:\?[^?]*)?$/i;

/** Removes a link from a picture to its own large version. */
function unlinkPictures(root: HTMLElement): void {
  for (const link of all(root, 'a')) {
    const isPicture = link.querySelector('img') !== null && textOf(link) === '';
    const address = link.getAttribute('href') ?? '';
    if (isPicture && (address === '' || pictureFile.test(address) || /[?&]attachment_id=/.test(address)))
      unwrap(link);
  }
}

/**
 * Turns a figure with one picture into the picture with its caption; any other into its content, with the caption
 * below.
 */
function simplifyFigures(root: HTMLElement): void {
  for (const figure of all(root, 'figure').toReversed()) {
    const caption = Array.from(figure.children).find(({ nodeName }) => nodeName === 'FIGCAPTION');
    const words = caption ? textOf(caption) : '';
    caption?.remove();
    const media = all(figure, 'img, video');
    const [only] = media;
    if (only && media.length === 1 && textOf(figure) === '') {
      if (words !== '') only.setAttribute('title', words);
      const paragraph = make(figure, 'p');
      const link = only.parentElement?.nodeName === 'A' ? only.parentElement : only;
      paragraph.appendChild(link);
      figure.parentNode?.replaceChild(paragraph, figure);
      continue;
    }
    if (words !== '') {
      const below = make(figure, 'p');
      below.appendChild(make(figure, 'em', words));
      figure.appendChild(below);
    }
    rename(figure, 'div');
  }
  for (const caption of all(root, 'figcaption')) rename(caption, 'p');
}

function simplifyLists(root: HTMLElement): void {
  for (const list of all(root, 'ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling;
    if (item?.nodeName === 'LI') item.appendChild(list);
  }
  for (const list of all(root, 'ol')) {
    const start = Number(list.getAttribute('start') ?? 1) || 1;
    const items = Array.from(list.children).filter(({ nodeName }) => nodeName === 'LI');
    for (const [at, item] of items.entries()) item.setAttribute('data-mark', `${start + at}. `);
  }
  for (const item of all(root, 'li')) {
    const box = item.querySelector('input');
    if (box) item.setAttribute('data-task', box.hasAttribute('checked') ? 'x' : ' ');
    const [first, ...others] = Array.from(item.children).filter(({ nodeName }) => nodeName === 'P');
    if (first && others.length === 0) unwrap(first);
  }
  for (const box of all(root, 'input')) box.remove();
}

/** Moves headings one level down if the text contains any of the first level, which is the post's title. */
function simplifyHeadings(root: HTMLElement): void {
  for (const bold of all(root, ':is(h1, h2, h3, h4, h5, h6) :is(b, strong)')) unwrap(bold);
  if (!root.querySelector('h1')) return;
  for (const level of [5, 4, 3, 2, 1])
    for (const heading of all(root, `h${level}`)) rename(heading, `h${level + 1}`);
}

const blocks =
  /^(?:ARTICLE|ASIDE|BLOCKQUOTE|BODY|DD|DETAILS|DIV|DL|DT|FIGURE|FOOTER|H[1-6]|HEADER|HR|LI|OL|P|PRE|SECTION|SUMMARY|TABLE|TD|TH|TR|UL)$/;

function neighbour(node: Node, step: 'previousSibling' | 'nextSibling'): Node | null {
  let next = node[step];
  while (next?.nodeType === 3 && next.textContent?.trim() === '') next = next[step];
  return next;
}

/** Turns two breaks into a paragraph boundary, and removes one at the edge of a block. */
function simplifyBreaks(root: HTMLElement): void {
  for (const line of all(root, 'br')) {
    if (neighbour(line, 'nextSibling')?.nodeName === 'BR') {
      // an empty block, which separates its neighbours
      line.parentNode?.replaceChild(make(line, line.closest('td, th') ? 'span' : 'div'), line);
      continue;
    }
    const [before, after] = [neighbour(line, 'previousSibling'), neighbour(line, 'nextSibling')];
    if (!before || !after || blocks.test(before.nodeName) || blocks.test(after.nodeName)) line.remove();
  }
}

/** Simplifies a document to what Markdown can express. */
export function simplify(root: HTMLElement): void {
  findLateAddresses(root);
  simplifyCards(root);
  simplifyCode(root);
  simplifyEmbeds(root);
  unlinkPictures(root);
  simplifyGalleries(root);
  simplifyFigures(root);
  simplifyTables(root);
  simplifyLists(root);
  simplifyHeadings(root);
  simplifyBreaks(root);
}
