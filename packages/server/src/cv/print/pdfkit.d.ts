/** The part of pdfkit that the CV uses. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  /** An element of a tagged document's structure tree. */
  export interface StructureElement {
    readonly dictionary: { data: Record<string, unknown> };
    add(child: StructureElement | MarkedContent): StructureElement;
    end(): void;
  }

  /** Content between two marks of a page. */
  export interface MarkedContent {
    readonly refs: readonly unknown[];
  }

  export interface DocumentOptions {
    pdfVersion: '1.7';
    subset: 'PDF/UA';
    tagged: true;
    displayTitle: true;
    lang: string;
    info: Record<string, string>;
    size: 'A4';
    margin: 0;
    font: null;
    autoFirstPage: false;
    bufferPages: true;
  }

  interface TextOptions {
    lineBreak: false;
    baseline: 'alphabetic';
    oblique: boolean;
  }

  interface LinkOptions {
    structParent: StructureElement;
    /** Only an object is written as a text; a plain string would become a name. */
    Contents: object;
  }

  export default class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    info: Record<string, string>;
    readonly _root: { data: Record<string, string> };
    readonly outline: { addItem(title: string, place: { fit: false; top: number; left: number }): unknown };
    addPage(): this;
    switchToPage(page: number): unknown;
    font(file: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: TextOptions): this;
    link(x: number, y: number, width: number, height: number, address: string, options: LinkOptions): this;
    struct(type: string): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(tag: string): MarkedContent;
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this;
    markContent(tag: 'Span', options: { lang: string }): this;
    endMarkedContent(): this;
    endOutline(): void;
    endMetadata(): void;
    end(): void;
  }
}
