import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { documents, operations, type Operation, type Service } from '../../contract/document.ts';

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

/**
 * An independent validator that has the contract and nothing of the server: the formats of JSON Schema, what
 * `common.yaml` states about the two address formats, and no more.
 */
function createReader(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv, ['date-time']);
  ajv.addFormat('email', true);
  ajv.addFormat('calendar-date', true);
  ajv.addFormat('web-address', (text: string) => URL.canParse(text));
  ajv.addFormat('picture-address', (text: string) => text.startsWith('/') || URL.canParse(text));
  for (const [service, document] of documents) ajv.addSchema({ ...document, $id: service });
  return ajv;
}

const reader = createReader();

/** Whether a value is valid by the contract. */
export function fits(schemaRef: string, value: unknown): boolean {
  return reader.getSchema(schemaRef)?.(value) === true;
}

interface CodeSchema {
  $ref?: string;
  enum?: readonly string[];
  allOf?: readonly CodeSchema[];
  properties?: Readonly<Record<string, CodeSchema>>;
  items?: CodeSchema;
}

/** The values that a schema, with all its parts, lists at a path. */
function listed(schema: CodeSchema, path: readonly string[]): string[] {
  const parts = (schema.allOf ?? []).flatMap((part) => listed(part, path));
  const [name, ...rest] = path;
  if (name === undefined) return [...(schema.enum ?? []), ...parts];
  const child = name === '[]' ? schema.items : schema.properties?.[name];
  return [...parts, ...(child ? listed(child, rest) : [])];
}

/** The refusals an operation lists: codes and, for single fields, rules that no schema states. */
export function listedRefusals({ service, responses }: Operation): string[] {
  const found = [...responses].flatMap(([status, ref]) => {
    if (status < 400 || status >= 500 || ref === null) return [];
    const schema = pointTo(service, ref);
    const codes = listed(schema, ['error', 'code']);
    const rules = listed(schema, ['error', 'fields', '[]', 'code']);
    return [...codes, ...rules.filter((rule) => rule !== 'invalid' && !codes.includes(rule))];
  });
  return [...new Set(found)].toSorted();
}

function pointTo(service: Service, ref: string): CodeSchema {
  const parts = ref.slice(ref.indexOf('#') + 2).split('/');
  const names = parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return names.reduce<unknown>(
    (node, name) => (node as Record<string, unknown>)[name],
    documents.get(service),
  ) as CodeSchema;
}

/** Every refusal of the contract, such as `createPost slug_taken`. */
export const allRefusals: readonly string[] = operations.flatMap((operation) =>
  listedRefusals(operation).map((code) => `${operation.id} ${code}`),
);
