import fc from 'fast-check';

/** A body as sent over the wire. */
export interface RawBody {
  type: string | null;
  bytes: Buffer;
  headers?: Readonly<Record<string, string>>;
}

type Path = readonly (string | number)[];

/** Every path in a JSON value, the root first. */
function placesOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, child]) => placesOf(child, [...at, key]))];
}

function replaceAt(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[head] = replaceAt(copy[head], rest, change);
  return copy;
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

/** Values that hardly any field expects. */
const strangers: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  1.5,
  '',
  ' ',
  'x'.repeat(300),
  'x'.repeat(25_000),
  'a\0b',
  '\uD800',
  '\u202Eabc',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  [],
  {},
  [[[]]],
  { __proto__: 1 },
  { constructor: { prototype: {} } },
  nested(60),
  nested(39),
  Array.from({ length: 2000 }, () => 'x'),
];

function dropField(value: unknown, pick: number): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const left = names[pick % Math.max(1, names.length)];
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== left));
}

/** A valid value with one fault added. */
export function broken(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(valid, fc.nat(), fc.nat({ max: 9 }), fc.constantFrom(...strangers))
    .map(([value, pick, kind, stranger]) => {
      if (kind === 0) return dropField(value, pick);
      if (kind === 1 && typeof value === 'object') return { ...value, [`unknown_${pick % 10}`]: stranger };
      if (kind === 2) return stranger;
      const places = placesOf(value);
      return replaceAt(value, places[pick % places.length] ?? [], () => stranger);
    });
}

const json = 'application/json';
const asBytes = (text: string): Buffer => Buffer.from(text, 'utf8');

/** Bodies that are not JSON, or not sent as JSON. */
const garbage: readonly RawBody[] = [
  { type: json, bytes: asBytes('') },
  { type: json, bytes: asBytes('{') },
  { type: json, bytes: asBytes('{"a":1}}') },
  { type: json, bytes: asBytes('\uFEFF{"a":1}') },
  { type: json, bytes: asBytes('[1,2') },
  { type: json, bytes: asBytes('NaN') },
  { type: json, bytes: asBytes('undefined') },
  { type: json, bytes: Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]) },
  { type: json, bytes: Buffer.from([0xc0, 0x80]) },
  { type: json, bytes: Buffer.from('{"name":"\ud83d"}', 'utf16le') },
  { type: json, bytes: asBytes('['.repeat(100_000)) },
  { type: json, bytes: asBytes(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) },
  { type: 'text/plain', bytes: asBytes('{}') },
  { type: 'application/x-www-form-urlencoded', bytes: asBytes('a=1&b=2') },
  { type: 'application/json; charset=utf-16', bytes: Buffer.from('{}', 'utf16le') },
  { type: 'multipart/form-data', bytes: asBytes('{}') },
  { type: 'multipart/form-data; boundary=x', bytes: asBytes('--x\r\n') },
  { type: ',,;;', bytes: asBytes('{}') },
  { type: null, bytes: asBytes('{}') },
  { type: json, bytes: asBytes('{}'), headers: { 'content-encoding': 'gzip' } },
  { type: json, bytes: asBytes('{}'), headers: { 'content-length': '2', 'transfer-encoding': 'identity' } },
];

export const garbageBody: fc.Arbitrary<RawBody> = fc.constantFrom(...garbage);

/** The value as a JSON body; lone surrogates are escaped. */
export function jsonBody(value: unknown): RawBody {
  return { type: json, bytes: asBytes(JSON.stringify(value)) };
}
