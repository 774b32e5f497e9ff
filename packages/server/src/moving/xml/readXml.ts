import { SaxesParser } from 'saxes';
import { RefusedError } from '../import/report.ts';

/** One element with all that is in it. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Its `xml:lang`, or that of what it stands in. */
  language: string;
  /** Elements and the words between them, in order. */
  content: (XmlElement | string)[];
}

const deepest = 100;
/** What people's texts have in XML that is no XML: the words are meant, and come through as they stand. */
const forgiven = /undefined entity|disallowed character/i;

/** Reads the elements of the given names one after the other; no entity but the five of XML is expanded, and none is declared. */
export async function* readXml(
  pieces: AsyncIterable<string>,
  file: string,
  names: ReadonlySet<string>,
): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser();
  const open: XmlElement[] = [];
  const languages: string[] = [];
  let done: XmlElement[] = [];
  let depth = 0;
  const refuse = (why: string): never => {
    throw new RefusedError(`${file}: the XML cannot be read: ${why}`, parser.line);
  };
  parser.on('error', ({ message }) => {
    if (!forgiven.test(message)) refuse(message);
  });
  parser.on('doctype', () => refuse('it declares a document type, which feeds and exports do not have.'));
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > deepest) refuse(`it is nested more than ${deepest} deep.`);
    const language = attributes['xml:lang'] ?? languages.at(-1) ?? '';
    languages.push(language);
    const element: XmlElement = { name, attributes, language, content: [] };
    const parent = open.at(-1);
    if (parent) parent.content.push(element);
    if (parent || names.has(name)) open.push(element);
  });
  const addWords = (words: string): void => void open.at(-1)?.content.push(words);
  parser.on('text', addWords);
  parser.on('cdata', addWords);
  parser.on('closetag', () => {
    depth -= 1;
    languages.pop();
    const element = open.pop();
    if (element && open.length === 0) done.push(element);
  });
  for await (const piece of pieces) {
    parser.write(piece);
    yield* done;
    done = [];
  }
  parser.close();
  yield* done;
}

/** The words in an element, its own and those of what is in it. */
export function wordsOf(element: XmlElement | undefined): string {
  return (element?.content ?? []).map((part) => (typeof part === 'string' ? part : wordsOf(part))).join('');
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.content.filter((part) => typeof part !== 'string').filter((part) => part.name === name);
}

/** The words of the first element of that name; empty where there is none. */
export function fieldOf(element: XmlElement, ...names: readonly string[]): string {
  for (const name of names) {
    const words = wordsOf(childrenOf(element, name)[0]).trim();
    if (words !== '') return words;
  }
  return '';
}
