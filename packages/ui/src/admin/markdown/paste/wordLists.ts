import { all } from './domTools.ts';

interface WordItem {
  level: number;
  isOrdered: boolean;
  start: number;
}

const numbered = /^\(?(\d+|[\p{L}]{1,5})[.)]/u;

/** Returns the list level of a paragraph that Word shows as an item, and its mark, which is part of the text. */
function readItem(paragraph: HTMLElement): WordItem | null {
  const [, level] = /mso-list:\s*l\d+\s+level(\d)/i.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (!level) return null;
  const mark = all(paragraph, '[style]').find((one) =>
    /mso-list:\s*Ignore/i.test(one.getAttribute('style') ?? ''),
  );
  const found = numbered.exec(mark?.textContent.trim() ?? '');
  mark?.remove();
  return { level: Number(level), isOrdered: found !== null, start: Number(found?.[1]) || 1 };
}

function newList(paragraph: HTMLElement, { isOrdered, start }: WordItem): HTMLElement {
  const list = paragraph.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
  if (isOrdered && start > 1) list.setAttribute('start', String(start));
  return list;
}

/** Makes lists of Word's paragraphs that only look like list items. */
export function makeWordLists(root: ParentNode): void {
  /** The open lists, outermost first. */
  let open: { list: HTMLElement; level: number }[] = [];
  let last: HTMLElement | null = null;
  for (const paragraph of all(root, '[style*="mso-list" i]')) {
    const item = readItem(paragraph);
    if (!item) continue;
    if (paragraph.previousElementSibling !== last || !last) open = [];
    open = open.filter(({ level }) => level <= item.level);
    let here = open.at(-1);
    const isOtherKind = here?.level === item.level && (here.list.nodeName === 'OL') !== item.isOrdered;
    if (isOtherKind) here = open[open.indexOf(here as (typeof open)[number]) - 1];
    if (isOtherKind) open.pop();
    if (!here || here.level < item.level) {
      const list = newList(paragraph, item);
      if (here) (here.list.lastElementChild ?? here.list).append(list);
      else paragraph.before(list);
      here = { list, level: item.level };
      open.push(here);
    }
    const entry = paragraph.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    here.list.append(entry);
    paragraph.remove();
    last = open[0]?.list ?? null;
  }
}
