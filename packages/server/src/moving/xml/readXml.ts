import { SaxesParser } from 'saxes';
import { RefusedError } from '../import/report.ts';

/** An element with its content. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Its `xml:lang`, or the inherited one. */
  language: string;
  /** Elements and the text between them, in order. */
  content: (XmlElement | string)[];
}

const deepest = 100;
/** Errors that are common in people's texts: the text is kept as it is. */
const forgiven = /undefined entity|disallowed character/i;

/**
 * Reads the elements with the given names one by one; only the five entities of XML are expanded, and none can be
 * declared.
 */
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

/** The text of an element, including that of its descendants. */
export function elementText(element: XmlElement | undefined): string {
  return (element?.content ?? [])
    .map((part) => (typeof part === 'string' ? part : elementText(part)))
    .join('');
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.content.filter((part) => typeof part !== 'string').filter((part) => part.name === name);
}

/** The text of the first element with that name; empty where there is none. */
export function fieldOf(element: XmlElement, ...names: readonly string[]): string {
  for (const name of names) {
    const words = elementText(childrenOf(element, name)[0]).trim();
    if (words !== '') return words;
  }
  return '';
}
