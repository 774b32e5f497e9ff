import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings in which a page is cached. */
export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const preference: readonly Encoding[] = ['br', 'gzip'];
const chosen = new Map<string, Encoding>();
const chosenLimit = 500;

function weigh(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (name !== '') weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}

function choose(header: string): Encoding {
  const weights = weigh(header);
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = preference.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  return weightOf(best) > 0 ? best : 'identity';
}

/**
 * Picks the encoding for an `Accept-Encoding` header. Browsers send only a handful of them, so the results are
 * remembered.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const cached = chosen.get(header);
  if (cached !== undefined) return cached;
  const encoding = choose(header);
  if (chosen.size >= chosenLimit) chosen.clear();
  chosen.set(header, encoding);
  return encoding;
}

/** `quick` is for the first visitor, who waits; `small` is for everyone later. */
export type Effort = 'quick' | 'small';

/** Compresses off the main thread. */
export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return deflate(body, { level: effort === 'quick' ? 6 : 9 });
  return brotli(body, {
    params: {
      // 7 is the best quick level: as fast as 5 on a page, and 3 % smaller.
      [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 7 : 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
