import type { Service } from '../contract/document.ts';
import type { Contract, Schema } from './contract.ts';
import { html, joined, prose, type Html } from './html.ts';

/** The anchor of a schema, with its service because names repeat between the contracts. */
export function anchorOf(service: Service, name: string): string {
  return `schema-${service}-${name}`;
}

function nameOf(ref: string): string {
  return ref.split('/').at(-1) ?? ref;
}

function scalar(type: string, { format, contentMediaType }: Schema): string {
  if (contentMediaType !== undefined) return 'file';
  return format === undefined ? type : `${type} (${format})`;
}

/** The type in a line: links to named schemas, values of an enum, the items of a list. */
export function typeOf(service: Service, schema: Schema): Html {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    return html`<a href="#${anchorOf(service, name)}">${name}</a>`;
  }
  // an unnamed part only narrows the others: the description explains how
  const alternatives = schema.oneOf ?? schema.allOf?.filter((part) => part.$ref !== undefined);
  if (alternatives) {
    const types = alternatives.map((each) => typeOf(service, each));
    return joined(types, schema.oneOf ? ' or ' : ' and ');
  }
  if (schema.enum)
    return joined(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ' or ',
    );
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['object']);
  const shown = types.map((type) =>
    type === 'array' ? html`list of ${typeOf(service, schema.items ?? {})}` : html`${scalar(type, schema)}`,
  );
  return joined(shown, ' or ');
}

function range(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (least !== undefined && most !== undefined) {
    return [least === most ? `${least}${unit}` : `${least} to ${most}${unit}`];
  }
  if (least !== undefined) return [`at least ${least}${unit}`];
  return most === undefined ? [] : [`at most ${most}${unit}`];
}

/** The limits of a value besides its type. */
function limitsOf(schema: Schema): Html {
  const words = [
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minItems, schema.maxItems, ' items'),
    ...(schema.minProperties === undefined ? [] : [`at least ${schema.minProperties} of the fields`]),
    ...(schema.uniqueItems ? ['no two the same'] : []),
  ].map((text) => html`${text}`);
  const pattern = schema.pattern === undefined ? [] : [html`<code>${schema.pattern}</code>`];
  if (schema.not?.pattern !== undefined) pattern.push(html`not <code>${schema.not.pattern}</code>`);
  const fallback =
    schema.default === undefined ? [] : [html`<code>${JSON.stringify(schema.default)}</code> by default`];
  return joined([...words, ...pattern, ...fallback], '; ');
}

/** The limits for display under a description; null where there are none. */
export function smallLimits(schema: Schema): Html | null {
  const limits = limitsOf(schema);
  return limits.text === '' ? null : html`<small>${limits}</small>`;
}

interface Field {
  name: string;
  schema: Schema;
  isRequired: boolean;
}

/** The fields of an object, including those of the schemas it consists of. */
function fieldsOf(contract: Contract, schema: Schema): Field[] {
  if (schema.$ref !== undefined)
    return fieldsOf(contract, contract.components.schemas[nameOf(schema.$ref)] ?? {});
  const required = new Set(schema.required);
  const own = Object.entries(schema.properties ?? {}).map(([name, child]) => ({
    name,
    schema: child,
    isRequired: required.has(name),
  }));
  return [...(schema.allOf ?? []).flatMap((part) => fieldsOf(contract, part)), ...own];
}

function fieldRow(service: Service, { name, schema, isRequired }: Field): Html {
  return html`<tr>
    <th scope="row"><code>${name}</code>${isRequired ? '' : html` <small>optional</small>`}</th>
    <td>${typeOf(service, schema)}</td>
    <td>${prose(schema.description)} ${smallLimits(schema)}</td>
  </tr>`;
}

/** A schema as a table of its fields, or as a line if it has none. */
export function schemaSection(service: Service, contract: Contract, name: string, schema: Schema): Html {
  const fields = fieldsOf(contract, schema);
  const rows = fields.map((field) => fieldRow(service, field));
  const body =
    fields.length > 0
      ? html`<div class="wide">
          <table>
            <thead>
              <tr>
                <th>Field</th>
                <th>Type</th>
                <th>Meaning and limits</th>
              </tr>
            </thead>
            <tbody>
              ${rows}
            </tbody>
          </table>
        </div>`
      : html`<p>${typeOf(service, schema)} ${limitsOf(schema)}</p>`;
  return html`<section id="${anchorOf(service, name)}">
    <h4>${name}</h4>
    <p>${prose(schema.description)} ${fields.length > 0 ? smallLimits(schema) : ''}</p>
    ${body}
  </section> `;
}
