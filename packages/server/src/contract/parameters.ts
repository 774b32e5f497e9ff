import { problem, type FieldProblem } from '../errors.ts';
import type { Operation, Parameter } from './document.ts';
import { fieldProblems } from './fieldProblems.ts';
import { refuseHostileText } from './hostile.ts';
import { faultsOf } from './validate.ts';

/** Converts a parameter to the type of its schema; a text that does not convert stays text and fails validation. */
function convert(parameter: Parameter, text: string): string | number | boolean {
  const { type } = parameter.schema;
  if (type === 'integer' && /^-?[0-9]{1,15}$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** A path part that the contract does not allow names nothing: 404. */
export function readPathParameters(
  operation: Operation,
  raw: Readonly<Record<string, string>>,
): Record<string, string | number | boolean> {
  const params: Record<string, string | number | boolean> = {};
  for (const parameter of operation.pathParameters) {
    const text = raw[parameter.name] ?? '';
    refuseHostileText(text);
    const value = convert(parameter, text);
    if (faultsOf(parameter.schemaRef, value)) throw problem('not_found');
    // Ids are stored in lower case, and a UUID in capitals is the same UUID.
    params[parameter.name] = parameter.name.toLowerCase().endsWith('id') ? text.toLowerCase() : value;
  }
  return params;
}

/** `URLSearchParams` silently replaces bad UTF-8, so a different text would be stored or searched for. */
function refuseBadEscapes(search: string): void {
  try {
    decodeURIComponent(search);
  } catch {
    throw problem('malformed');
  }
}

/** Ignores unknown names (such as `v`: docs/behaviour.md, B45); refuses a repeated known one. */
export function readQuery(operation: Operation, search: string): Record<string, unknown> {
  refuseBadEscapes(search);
  const searchParams = new URLSearchParams(search);
  const query: Record<string, unknown> = {};
  const fields: FieldProblem[] = [];
  for (const parameter of operation.queryParameters) {
    const values = searchParams.getAll(parameter.name);
    const [text] = values;
    if (text === undefined) {
      if (parameter.schema.default !== undefined) query[parameter.name] = parameter.schema.default;
      if (parameter.isRequired) {
        fields.push({
          path: parameter.name,
          code: 'invalid',
          message: { ru: 'Обязательный параметр.', en: 'This parameter is required.' },
        });
      }
      continue;
    }
    refuseHostileText(text);
    if (values.length > 1) {
      fields.push({
        path: parameter.name,
        code: 'invalid',
        message: { ru: 'Параметр указан несколько раз.', en: 'The parameter is given more than once.' },
      });
      continue;
    }
    const value = convert(parameter, text);
    const faults = faultsOf(parameter.schemaRef, value, text.length);
    if (faults) fields.push(...fieldProblems(faults, parameter.name));
    query[parameter.name] = value;
  }
  if (fields.length > 0) throw problem('invalid_fields', { fields });
  return query;
}
