import { objectsOf } from './objectsOf.ts';
import { valueOf, type PdfDictionary, type PdfValue } from './valueOf.ts';

type Value = PdfValue | undefined;

export interface OpenPdf {
  catalog: PdfDictionary;
  /** The dictionary itself, or the referenced one; an empty one if there is none. */
  resolve(value: Value): PdfDictionary;
  /** The same for a list; a single value is a list of one. */
  listAt(value: Value): PdfValue[];
  streamAt(value: Value): string;
}

/** The number of the referenced object; empty for a direct value. */
export const numberOf = (value: Value): string =>
  value && typeof value === 'object' && 'reference' in value ? value.reference : '';

/** Opens a pdfkit PDF as values. */
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
