import type { Career } from './career.ts';
import type { CvDesign } from './document.ts';
import type { CvLook } from './look.ts';

/** A PDF of at most two A4 pages whose text can be selected, searched, listened to and read by machines. */
export async function generateCv(
  career: Career,
  design: CvDesign = 'classic',
  look: CvLook = {},
): Promise<Buffer> {
  // Read when the first document is asked for: a site with an uploaded one never needs it.
  const { printCv } = await import('./print/printCv.ts');
  return printCv(career, design, look);
}
