import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type PdfmakeModule from 'pdfmake';
import type { Career } from './career.ts';
import { cvDefinition, details, type CvDesign } from './document.ts';

const mostPages = 2;

const folder = join(
  dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts',
  'Roboto',
);
const fonts = {
  Roboto: {
    normal: join(folder, 'Roboto-Regular.ttf'),
    bold: join(folder, 'Roboto-Medium.ttf'),
    italics: join(folder, 'Roboto-Italic.ttf'),
    bolditalics: join(folder, 'Roboto-MediumItalic.ttf'),
  },
};

type Pdfmake = typeof PdfmakeModule;

let opened: Promise<Pdfmake> | undefined;

/** Read when the first document is asked for: it takes 30 MB, and a site with an uploaded one never needs it. */
async function openPdfmake(): Promise<Pdfmake> {
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts(fonts);
  // The document is made of words: nothing is ever fetched for it but its fonts.
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(folder));
  pdfmake.setUrlAccessPolicy(() => false);
  return pdfmake;
}

/** A PDF of at most two A4 pages whose text can be selected, searched and read by machines. */
export async function generateCv(career: Career, design: CvDesign = 'classic'): Promise<Buffer> {
  opened ??= openPdfmake();
  const pdfmake = await opened;
  let bytes: Buffer = Buffer.alloc(0);
  for (const detail of details) {
    let pages = 0;
    const definition = cvDefinition(career, { design, detail, onPages: (count) => (pages = count) });
    bytes = await pdfmake.createPdf(definition).getBuffer();
    if (pages <= mostPages) break;
  }
  return bytes;
}
