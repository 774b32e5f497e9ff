import { lettersOf, markedText, type MarkedText } from './markedText.ts';
import { numberOf, openPdf, type OpenPdf } from './openPdf.ts';
import { nameOf, type PdfDictionary, type PdfValue } from './valueOf.ts';

/** An element in the structure tree of a tagged PDF. */
export interface TaggedElement {
  type: string;
  /** Of this element only. */
  text: string;
  children: TaggedElement[];
  dictionary: PdfDictionary;
  /** The annotations of a link. */
  annotations: PdfDictionary[];
  /** The pages with its text, from 0. */
  pages: number[];
}

interface TaggedPage {
  number: string;
  dictionary: PdfDictionary;
  annotations: PdfDictionary[];
  marked: MarkedText;
}

export interface TaggedPdf {
  catalog: PdfDictionary;
  metadata: string;
  pages: TaggedPage[];
  /** By name, with the descriptor of each. */
  fonts: Map<string, { font: PdfDictionary; descriptor: PdfDictionary }>;
  tree: TaggedElement;
  /** All elements, in reading order. */
  elements: TaggedElement[];
  resolve: OpenPdf['resolve'];
}

function pagesOf({ catalog, resolve, listAt, streamAt }: OpenPdf): Pick<TaggedPdf, 'pages' | 'fonts'> {
  const fonts: TaggedPdf['fonts'] = new Map();
  const pages = listAt(resolve(catalog['Pages'])['Kids']).map((kid): TaggedPage => {
    const page = resolve(kid);
    const letters = new Map<string, string[]>();
    for (const [name, reference] of Object.entries(resolve(resolve(page['Resources'])['Font']))) {
      const font = resolve(reference);
      const descendant = resolve(listAt(font['DescendantFonts'])[0]);
      fonts.set(nameOf(font['BaseFont']), { font, descriptor: resolve(descendant['FontDescriptor']) });
      letters.set(name, lettersOf(streamAt(font['ToUnicode'])));
    }
    return {
      number: numberOf(kid),
      dictionary: page,
      annotations: listAt(page['Annots']).map(resolve),
      marked: markedText(streamAt(page['Contents']), letters),
    };
  });
  return { pages, fonts };
}

/** Walks the structure tree of a document, and checks it against the pages. */
class Tree {
  readonly elements: TaggedElement[] = [];
  readonly #pdf: OpenPdf;
  readonly #pages: readonly TaggedPage[];
  readonly #parents = new Map<PdfValue, PdfValue>();
  #texts = 0;

  constructor(pdf: OpenPdf, pages: readonly TaggedPage[]) {
    this.#pdf = pdf;
    this.#pages = pages;
    const numbers = pdf.listAt(pdf.resolve(this.#root['ParentTree'])['Nums']);
    for (let at = 0; at < numbers.length; at += 2)
      this.#parents.set(numbers[at] ?? null, numbers[at + 1] ?? null);
  }

  get #root(): PdfDictionary {
    return this.#pdf.resolve(this.#pdf.catalog['StructTreeRoot']);
  }

  read(): TaggedElement {
    const tree = this.#elementAt(this.#pdf.listAt(this.#root['K'])[0] ?? null);
    const shown = this.#pages.reduce((sum, { marked }) => sum + marked.texts.size, 0);
    if (this.#texts !== shown) throw new Error(`${shown - this.#texts} marks are of no element`);
    return tree;
  }

  #elementAt(reference: PdfValue): TaggedElement {
    const dictionary = this.#pdf.resolve(reference);
    const own = numberOf(reference);
    const type = nameOf(dictionary['S']);
    const element: TaggedElement = { type, text: '', children: [], dictionary, annotations: [], pages: [] };
    this.elements.push(element);
    for (const kid of this.#pdf.listAt(dictionary['K'])) {
      const inside = this.#pdf.resolve(kid);
      if (typeof kid === 'number') this.#takeText(element, own, dictionary['Pg'], kid);
      else if (inside['Type'] === '/MCR') this.#takeText(element, own, inside['Pg'], Number(inside['MCID']));
      else if (inside['Type'] === '/OBJR') this.#takeLink(element, own, inside);
      else if (numberOf(inside['P']) === own) element.children.push(this.#elementAt(kid));
      else throw new Error(`An element in ${type} names another parent`);
    }
    return element;
  }

  #takeText(element: TaggedElement, own: string, on: PdfValue | undefined, mark: number): void {
    const at = this.#pages.findIndex(({ number }) => number === numberOf(on));
    const page = this.#pages[at];
    const marks = this.#pdf.listAt(this.#parents.get(page?.dictionary['StructParents'] ?? null));
    if (!page?.marked.texts.has(mark) || numberOf(marks[mark]) !== own)
      throw new Error(`Text ${mark} of page ${at} is not of ${element.type}`);
    element.text += page.marked.texts.get(mark) ?? '';
    element.pages.push(at);
    this.#texts += 1;
  }

  #takeLink(element: TaggedElement, own: string, { Obj, Pg }: PdfDictionary): void {
    const annotation = this.#pdf.resolve(Obj);
    const page = this.#pages.find(({ number }) => number === numberOf(Pg));
    const isOnPage = this.#pdf
      .listAt(page?.dictionary['Annots'])
      .some((one) => numberOf(one) === numberOf(Obj));
    if (!isOnPage || numberOf(this.#parents.get(annotation['StructParent'] ?? null)) !== own)
      throw new Error(`A link of ${element.type} is not where it is said to be`);
    element.annotations.push(annotation);
  }
}

/** Reads a tagged PDF as a screen reader does; throws where its tree and its pages differ. */
export function readTagged(bytes: Buffer): TaggedPdf {
  const pdf = openPdf(bytes);
  const { pages, fonts } = pagesOf(pdf);
  const tree = new Tree(pdf, pages);
  return {
    catalog: pdf.catalog,
    metadata: Buffer.from(pdf.streamAt(pdf.catalog['Metadata']), 'latin1').toString(),
    pages,
    fonts,
    tree: tree.read(),
    elements: tree.elements,
    resolve: pdf.resolve,
  };
}
