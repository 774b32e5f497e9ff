import fc from 'fast-check';
import { formatChecks } from '../../contract/validate.ts';
import { lookUp } from '../../contract/reference.ts';
import type { Schema } from '../../docs/contract.ts';

/** Letters of both languages, punctuation, markup and every other kind of character. */
const unit = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abcXYZ абвЁёЯ019-_.,:;!?') },
  { weight: 2, arbitrary: fc.constantFrom(...'<>&"\'`#*[](){}|\\/%\n\t') },
  { weight: 1, arbitrary: fc.constantFrom('\u0001', '\u001F', '\u007F', '\uFFFE', '\u00A0') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
);
const isWhole = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

function plainText(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 40 } = schema;
  const usual = fc
    .string({ unit, minLength, maxLength: Math.min(maxLength, Math.max(minLength, 40)) })
    .filter((text) => isWhole(text) && [...text].length >= minLength && [...text].length <= maxLength)
    .filter((text) => schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(text));
  if (schema.maxLength === undefined || schema.maxLength > 20_000) return usual;
  const longest = fc.constantFrom('я', 'a', '🙂').map((letter) => letter.repeat(maxLength));
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: longest });
}

const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });
/** Including some that a hand-written parser gets wrong. */
const webAddress = fc.oneof(
  { weight: 5, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'https://пример.рф/путь',
      'https://[::1]/',
      'http://a.example:65535/?"<>&\'',
      'https://user:pass@a.example/%zz',
      'https://%zz/',
      'https://a.example:99999/',
      'https://a..example/',
      'https://1.2.3.4.5/',
    ),
  },
);

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.oneof(
    fc
      .tuple(fc.stringMatching(/^[a-z0-9]{1,12}$/), fc.constantFrom('example.com', 'mail.example.org'))
      .map((parts) => parts.join('@')),
    fc.emailAddress(),
  ),
  'web-address': webAddress,
  'picture-address': fc.oneof(
    fc.uuid().map((id) => `/media/${id}.webp`),
    fc.constantFrom('/media/..', '/media/%', '/media/a'),
  ),
  'calendar-date': fc.oneof(
    day.map((date) => date.toISOString().slice(0, 10)),
    day.map((date) => date.toISOString().slice(0, 7)),
    fc.constantFrom('1000-01', '2999-12-31', '2024-02-29', '2024-02-30', '2023-02-29'),
  ),
  'date-time': fc.oneof(
    { weight: 4, arbitrary: day.map((date) => date.toISOString()) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '1000-01-01T00:00:00+23:59',
        '2999-12-31T23:59:59.999-23:59',
        '2024-03-05T22:30:00.5Z',
      ),
    },
  ),
};

/** Adds the length limits to a pattern of one character class: too few random texts would satisfy them. */
function bounded(pattern: string, { minLength = 1, maxLength = 100 }: Schema): RegExp {
  return new RegExp(pattern.replace(/^(\^\[[^\]]+\])\+\$$/, `$1{${minLength},${maxLength}}$`));
}

/** Parsing a pattern takes tens of milliseconds; the contract uses few patterns, each hundreds of times. */
const shapes = new Map<string, fc.Arbitrary<string>>();

function shapeOf(pattern: string, schema: Schema): fc.Arbitrary<string> {
  const wanted = bounded(pattern, schema);
  const shape = shapes.get(wanted.source) ?? fc.stringMatching(wanted);
  shapes.set(wanted.source, shape);
  return shape;
}

function text(schema: Schema): fc.Arbitrary<string> {
  const ofFormat = schema.format === undefined ? undefined : formats[schema.format];
  const { minLength = 0, maxLength = Infinity, pattern } = schema;
  // a pattern without an anchor matches part of a text, not all of it
  const shape = pattern?.startsWith('^') ? shapeOf(pattern, schema) : undefined;
  const made = ofFormat ?? shape;
  if (!made) return plainText(schema);
  // the difficult ones are listed by hand, and the server's checks decide which of them are valid
  const isRight = formatChecks[schema.format ?? ''] ?? (() => true);
  return made.filter(
    (value) => isRight(value) && isWhole(value) && value.length >= minLength && value.length <= maxLength,
  );
}

function record(document: object, schema: Schema): fc.Arbitrary<unknown> {
  const properties = schema.properties ?? {};
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, child]) => [name, schemaArbitrary(document, child)]),
  );
  return fc
    .record(model, { requiredKeys: [...(schema.required ?? [])] })
    .filter((value) => Object.keys(value).length >= (schema.minProperties ?? 0));
}

/** Values that the schema allows. */
export function schemaArbitrary(document: object, schema: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const { $ref, ...beside } = schema;
    return schemaArbitrary(document, { ...(lookUp(document, $ref) as Schema), ...beside });
  }
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((branch) => schemaArbitrary(document, branch)));
  if (schema.allOf) {
    const { allOf, ...own } = schema;
    // a part that only narrows the others generates nothing
    const makers = [own, ...allOf].filter((part) => part.$ref !== undefined || part.properties !== undefined);
    const parts = fc.tuple(...makers.map((part) => schemaArbitrary(document, part)));
    return parts.map((values) => Object.assign({}, ...values) as unknown);
  }
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type: string) => schemaArbitrary(document, { ...schema, type })));
  }
  if (schema.type === 'string') return text(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'integer') {
    const { minimum = -1000, maximum = Number.MAX_SAFE_INTEGER } = schema;
    const small = fc.integer({ min: minimum, max: Math.min(maximum, 1000) });
    return fc.oneof({ weight: 9, arbitrary: small }, { weight: 1, arbitrary: fc.constant(maximum) });
  }
  if (schema.type === 'array') {
    const items = schemaArbitrary(document, schema.items ?? {});
    const bounds = { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 4, 4) };
    return schema.uniqueItems ? fc.uniqueArray(items, bounds) : fc.array(items, bounds);
  }
  if (schema.type === 'object') return record(document, schema);
  return fc.jsonValue();
}
