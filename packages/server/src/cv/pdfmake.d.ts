/** The little of pdfmake that the CV uses. */
declare module 'pdfmake' {
  import type { CvContent } from './content.ts';

  export interface DocumentDefinition {
    info?: Record<string, string>;
    pageSize?: string;
    pageMargins?: [number, number, number, number];
    background?(page: number, size: { width: number; height: number }): { canvas: Record<string, unknown>[] };
    lang?: string;
    defaultStyle?: Record<string, unknown>;
    styles?: Record<string, Record<string, unknown>>;
    content: CvContent[];
    footer?(page: number, pages: number): CvContent;
  }

  interface PdfMake {
    setFonts(fonts: Record<string, Record<string, string>>): void;
    setLocalAccessPolicy(allow: (path: string) => boolean): void;
    setUrlAccessPolicy(allow: (url: string) => boolean): void;
    createPdf(definition: DocumentDefinition): { getBuffer(): Promise<Buffer> };
  }

  const pdfmake: PdfMake;
  export default pdfmake;
}
