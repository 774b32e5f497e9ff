import type { StructureElement } from 'pdfkit';
import { page as sheet } from '../document.ts';
import type { CvPdf } from './CvPdf.ts';
import type { Placed } from './placeRows.ts';
import type { Ink, Tag } from './rows.ts';
import { spokenIn } from './spoken.ts';
import { styles } from './styles.ts';

/** The description of a link for screen readers. */
const linkText = ({ address, words }: NonNullable<Ink['link']>): string =>
  address.endsWith(words) ? words : `${words}: ${address.replace(/^mailto:/, '')}`;

/** Draws rows, each text at its place in the structure tree; an element is created with its first text. */
export function createPen(pdf: CvPdf): (row: Placed) => void {
  const elements = new Map<Tag, StructureElement>();

  function elementOf(tag: Tag): StructureElement {
    const made = elements.get(tag);
    if (made) return made;
    const element = pdf.struct(tag.type);
    if (tag.numbering) element.dictionary.data['A'] = { O: 'List', ListNumbering: tag.numbering };
    if (tag.parent) elementOf(tag.parent).add(element);
    else pdf.addStructure(element);
    elements.set(tag, element);
    return element;
  }

  function drawLink(ink: Ink, link: NonNullable<Ink['link']>, top: number, baseline: number): void {
    const element = pdf.struct('Link');
    elementOf(ink.tag).add(element);
    const content = pdf.markStructureContent('Link');
    drawText(pdf, ink, baseline);
    pdf.endMarkedContent();
    element.add(content);
    // an object, or it would be written as a name
    const Contents = Object(linkText(link)) as object;
    const height = ink.style.size * ink.style.leading;
    pdf.link(ink.x, top, ink.width, height, link.address, { structParent: element, Contents });
    // must be ended while its page is current, because it is written with that page
    element.end();
  }

  return ({ page, top, baseline, inks, bookmark }) => {
    pdf.switchToPage(page);
    const y = sheet.top + top;
    // pdfkit counts from the right edge, so that the page is shown from its left one
    if (bookmark) pdf.outline.addItem(bookmark, { fit: false, top: y, left: sheet.width });
    for (const ink of inks) {
      if (ink.link) {
        drawLink(ink, ink.link, y, y + baseline);
        continue;
      }
      const element = elementOf(ink.tag);
      const content = pdf.markStructureContent(ink.tag.type);
      drawText(pdf, ink, y + baseline);
      pdf.endMarkedContent();
      element.add(content);
    }
  };
}

/** Marks text in another language for screen readers. */
function drawText(pdf: CvPdf, { text, x, style, isOblique }: Ink, baseline: number): void {
  pdf.setStyle(style).fillColor(pdf.colors[style.color]);
  let left = x;
  for (const part of spokenIn(pdf.language, text)) {
    if (part.language !== pdf.language) pdf.markContent('Span', { lang: part.language });
    pdf.text(part.text, left, baseline, { lineBreak: false, baseline: 'alphabetic', oblique: isOblique });
    if (part.language !== pdf.language) pdf.endMarkedContent();
    left += pdf.widthOfString(part.text);
  }
}

/** Prints "1 / 2" at the foot, as an artifact that is not read aloud. */
export function numberPages(pdf: CvPdf, pages: number): void {
  for (let page = 0; page < pages && pages > 1; page += 1) {
    const text = `${page + 1} / ${pages}`;
    pdf.switchToPage(page);
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.setStyle(styles.page).fillColor(pdf.colors[styles.page.color]);
    const x = (sheet.width - pdf.widthOf(text, styles.page)) / 2;
    pdf.text(text, x, sheet.height - 24, { lineBreak: false, baseline: 'alphabetic', oblique: false });
    pdf.endMarkedContent();
  }
}
