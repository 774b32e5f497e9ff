import { objectsOf } from './objectsOf.ts';
import { valueOf, type PdfDictionary, type PdfValue } from './valueOf.ts';

type Value = PdfValue | undefined;

export interface OpenPdf {
  catalog: PdfDictionary;
  /** The dictionary that is there, or that is referred to; an empty one where there is none. */
  resolve(value: Value): PdfDictionary;
  /** The same of a list; one value is a list of one. */
  listAt(value: Value): PdfValue[];
  streamAt(value: Value): string;
}

/** Of the object that is referred to; empty for a value that stands there itself. */
export const numberOf = (value: Value): string =>
  value && typeof value === 'object' && 'reference' in value ? value.reference : '';

/** A PDF of pdfkit, as values. */
export function openPdf(bytes: Buffer): OpenPdf {
  const objects = objectsOf(bytes);
  const valueAt = (value: Value): PdfValue =>
    numberOf(value) === '' ? (value ?? null) : valueOf(objects.get(numberOf(value))?.head ?? 'null');
  const resolve = (value: Value): PdfDictionary => {
    const found = valueAt(value);
    return found && typeof found === 'object' && 'dictionary' in found ? found.dictionary : {};
  };
  const trailer = bytes.toString('latin1').split('trailer\n')[1] ?? '';
  return {
    catalog: resolve(resolve(valueOf(trailer))['Root']),
    resolve,
    listAt(value) {
      const found = valueAt(value);
      if (Array.isArray(found)) return found;
      return found === null ? [] : [found];
    },
    streamAt: (value) => objects.get(numberOf(value))?.stream ?? '',
  };
}
