import { buffer } from 'node:stream/consumers';
import type { Career } from '../career.ts';
import { bandLeft, columnsOf, detailsOf, page, type CvDesign } from '../document.ts';
import type { CvLook } from '../look.ts';
import { words } from '../words.ts';
import { CvPdf } from './CvPdf.ts';
import { createPen, numberPages } from './draw.ts';
import { placeRows, type Placed } from './placeRows.ts';
import { rowsOf, type Tag } from './rows.ts';
import { groundOf } from './styles.ts';

const mostPages = 2;

const pagesOf = (rows: readonly Placed[]): number => 1 + Math.max(0, ...rows.map((row) => row.page));

/** Lays out as much of the career as fits, in reading order. */
function layOut(pdf: CvPdf, career: Career, design: CvDesign): Placed[] {
  let rows: Placed[] = [];
  for (const detail of detailsOf(career)) {
    const tag: Tag = { type: 'Document' };
    rows = columnsOf(career, design, detail).flatMap(({ left, width, blocks }) => {
      const frame = { left, width, tag, fonts: pdf.fonts, widthOf: pdf.widthOf };
      return placeRows(
        blocks.flatMap((block) => rowsOf(block, frame)),
        page.height - page.top - page.bottom,
      );
    });
    if (pagesOf(rows) <= mostPages) return rows;
  }
  // even the barest list is too long where a single text fills pages
  return rows.filter(({ page: at }) => at < mostPages);
}

/** Adds a page with the background of its second column: light enough for print, and not part of the text. */
function addPage(pdf: CvPdf, design: CvDesign): void {
  pdf.addPage();
  if (design !== 'columns') return;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(bandLeft, 0, page.width - bandLeft, page.height).fill(groundOf(pdf.colors.accent));
  pdf.endMarkedContent();
}

export async function printCv(career: Career, design: CvDesign, look: CvLook): Promise<Buffer> {
  const { language, profile } = career;
  const { name = '', headline = '' } = profile.translations[0] ?? {};
  const title = `${name} — ${words[language].cv}`;
  const pdf = new CvPdf({ language, title, author: name, subject: headline }, look);
  const rows = layOut(pdf, career, design);
  const pages = pagesOf(rows);
  for (let at = 0; at < pages; at += 1) addPage(pdf, design);
  rows.forEach(createPen(pdf));
  numberPages(pdf, pages);
  pdf.end();
  return buffer(pdf);
}
