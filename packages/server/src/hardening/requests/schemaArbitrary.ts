import fc from 'fast-check';

/** The part of JSON Schema that the contracts use. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

/** Follows a local pointer, as `#/components/schemas/Post`. */
export function lookUp(document: object, pointer: string): Schema {
  return pointer
    .slice(pointer.indexOf('#') + 2)
    .split('/')
    .reduce<unknown>(
      (node, part) =>
        (node as Record<string, unknown>)[
          decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
        ],
      document,
    ) as Schema;
}

/** Letters of both languages, marks, markup and everything else that is a character. */
const unit = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abcXYZ абвЁёЯ019-_.,:;!?') },
  { weight: 2, arbitrary: fc.constantFrom(...'<>&"\'`#*[](){}|\\/%\n\t') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
);
const isWhole = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

function plainText(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 40 } = schema;
  const usual = fc
    .string({ unit, minLength, maxLength: Math.min(maxLength, Math.max(minLength, 40)) })
    .filter((text) => isWhole(text) && [...text].length >= minLength && [...text].length <= maxLength);
  if (schema.maxLength === undefined || schema.maxLength > 20_000) return usual;
  const longest = fc.constantFrom('я', 'a', '🙂').map((letter) => letter.repeat(maxLength));
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: longest });
}

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc
    .tuple(fc.stringMatching(/^[a-z0-9]{1,12}$/), fc.constantFrom('example.com', 'mail.example.org'))
    .map((parts) => parts.join('@')),
  uri: fc.webUrl({ withFragments: true, withQueryParameters: true }),
  'date-time': fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
};

/** A pattern of letters of one kind takes the lengths in: too few texts would have them by chance. */
function bounded(pattern: string, { minLength = 1, maxLength = 100 }: Schema): RegExp {
  return new RegExp(pattern.replace(/^(\^\[[^\]]+\])\+\$$/, `$1{${minLength},${maxLength}}$`));
}

function text(schema: Schema): fc.Arbitrary<string> {
  const known = schema.format === undefined ? undefined : formats[schema.format];
  const { minLength = 0, maxLength = Infinity, pattern } = schema;
  const made = known ?? (pattern === undefined ? undefined : fc.stringMatching(bounded(pattern, schema)));
  if (!made) return plainText(schema);
  return made.filter((value) => isWhole(value) && value.length >= minLength && value.length <= maxLength);
}

function record(document: object, schema: Schema): fc.Arbitrary<unknown> {
  const properties = schema.properties ?? {};
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, child]) => [name, valueOf(document, child)]),
  );
  return fc
    .record(model, { requiredKeys: [...(schema.required ?? [])] })
    .filter((value) => Object.keys(value).length >= (schema.minProperties ?? 0));
}

/** Values that the schema allows. */
export function valueOf(document: object, schema: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valueOf(document, lookUp(document, schema.$ref));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((branch) => valueOf(document, branch)));
  if (schema.allOf) {
    const parts = fc.tuple(...schema.allOf.map((part) => valueOf(document, part)));
    return parts.map((values) => Object.assign({}, ...values) as unknown);
  }
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type: string) => valueOf(document, { ...schema, type })));
  }
  if (schema.type === 'string') return text(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'integer') {
    return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
  }
  if (schema.type === 'array') {
    const items = valueOf(document, schema.items ?? {});
    const bounds = { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 4, 4) };
    return schema.uniqueItems ? fc.uniqueArray(items, bounds) : fc.array(items, bounds);
  }
  if (schema.type === 'object') return record(document, schema);
  return fc.jsonValue();
}
