import type { Career } from './career.ts';
import type { CvDesign } from './document.ts';
import type { CvLook } from './look.ts';

/** Creates a PDF of at most two A4 pages whose text can be selected, searched, read aloud and parsed. */
export async function generateCv(
  career: Career,
  design: CvDesign = 'classic',
  look: CvLook = {},
): Promise<Buffer> {
  // Loaded with the first document: a site with an uploaded one never needs it.
  const { printCv } = await import('./print/printCv.ts');
  return printCv(career, design, look);
}
