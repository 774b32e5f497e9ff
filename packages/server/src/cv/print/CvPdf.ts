import { escapeMarkup, type Language } from '@janus-site/core';
import PDFDocument from 'pdfkit';
import { openFonts, type Fonts } from '../../fonts/openFonts.ts';
import type { CvLook } from '../look.ts';
import { colors, type CvColor, type Style } from './styles.ts';

interface CvInfo {
  language: Language;
  title: string;
  author: string;
  subject: string;
}

/** A tagged document (PDF/UA-1) in the site's typeface and accent. */
export class CvPdf extends PDFDocument {
  readonly language: Language;
  readonly fonts: Fonts;
  readonly colors: Readonly<Record<CvColor, string>>;

  constructor({ language, title, author, subject }: CvInfo, { typeface, accent = colors.accent }: CvLook) {
    super({
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      displayTitle: true,
      lang: language,
      info: { Title: title, Author: author, Subject: subject, Creator: 'Janus' },
      size: 'A4',
      margin: 0,
      font: null,
      autoFirstPage: false,
      bufferPages: true,
    });
    this.language = language;
    this.fonts = openFonts(typeface);
    this.colors = { ...colors, accent };
  }

  setStyle({ isBold = false, lent, size }: Style): this {
    const { regular, semibold } = this.fonts;
    return this.font(lent ?? (isBold ? semibold : regular).file).fontSize(size);
  }

  readonly widthOf = (text: string, style: Style): number => this.setStyle(style).widthOfString(text);

  /** The viewer shows bookmarks on demand, not next to the first page. */
  override endOutline(): void {
    // oxlint-disable-next-line no-underscore-dangle -- pdfkit's own property; it offers no other way
    this._root.data['PageMode'] = 'UseNone';
    super.endOutline();
  }

  /** Escapes the metadata at the last moment, because pdfkit writes it into XML unescaped. */
  override endMetadata(): void {
    for (const [name, fact] of Object.entries(this.info))
      if (typeof fact === 'string') this.info[name] = escapeMarkup(fact);
    super.endMetadata();
  }
}
