import { access } from '../../packages/server/src/contract/access.ts';
import type { Access } from '../../packages/server/src/contract/access.ts';
import { tokenScopes } from '../../packages/server/src/accounts/accessTokens/scopes.ts';
import { lookUp } from '../../packages/server/src/contract/reference.ts';
import type { Document } from '../../packages/server/src/contract/document.ts';

/**
 * What programs rely on, as lines `kind service direction thing: rule`. A promise (`+`) stays, and others may be added.
 * A bound (`-`) may be removed, or widened if it is a number; none may be added to an existing thing.
 */
export type Surface = ReadonlySet<string>;

type Direction = 'in' | 'out';

interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  allOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  [limit: string]: unknown;
}

interface Content {
  $ref?: string;
  required?: boolean;
  content?: Readonly<Record<string, { schema?: Schema }>>;
}

interface RawOperation {
  operationId: keyof typeof access;
  parameters?: readonly (Schema & { name: string; in: string; required?: boolean; schema: Schema })[];
  requestBody?: Content;
  responses: Readonly<Record<string, Content>>;
}

/** The callers that include each kind of access. */
const callers: Readonly<Record<Access, readonly Access[]>> = {
  visitor: ['visitor', 'signedIn', 'self', 'content', 'people'],
  signedIn: ['signedIn', 'self', 'content', 'people'],
  self: ['self', 'people'],
  content: ['content', 'people'],
  people: ['people'],
};

const scopes = [
  ...new Set(
    Object.values(tokenScopes)
      .filter((rule) => typeof rule !== 'string')
      .flat(),
  ),
];

function scopesOf(rule: (typeof tokenScopes)[keyof typeof tokenScopes]): readonly string[] {
  if (typeof rule !== 'string') return rule;
  return rule === 'closed' ? [] : scopes;
}

const limits = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum', 'minProperties'];

class Reader {
  readonly lines = new Set<string>();
  readonly #document: Document;
  readonly #service: string;
  /** The named schemas that were read, by direction. */
  readonly #read = new Set<string>();

  constructor(service: string, document: Document) {
    this.#service = service;
    this.#document = document;
  }

  add(kind: '+' | '-', direction: Direction, at: string, ...rule: readonly unknown[]): void {
    this.lines.add(`${kind} ${this.#service} ${direction} ${at}: ${rule.join(' ')}`);
  }

  /** Reads the schema of a reference once for each direction; returns its name. */
  #name(
    direction: Direction,
    ref: string,
    read: (direction: Direction, at: string, thing: Schema & Content) => void,
  ): string {
    const name = ref.slice(ref.lastIndexOf('/') + 1);
    const key = `${direction} ${ref}`;
    if (!this.#read.has(key)) {
      this.#read.add(key);
      read.call(this, direction, name, lookUp(this.#document, ref) as Schema & Content);
    }
    return name;
  }

  schema(direction: Direction, at: string, schema: Schema): void {
    if (schema.$ref !== undefined) {
      // Inputs must stay accepted; outputs must not change their schema.
      this.add(
        direction === 'in' ? '+' : '-',
        direction,
        at,
        'is',
        this.#name(direction, schema.$ref, this.schema),
      );
    }
    this.#value(direction, at, schema);
    this.#fields(direction, at, schema);
    if (schema.items) this.schema(direction, `${at}[]`, schema.items);
    for (const part of [schema.allOf, schema.oneOf, schema.anyOf].flatMap((parts) => parts ?? []))
      this.schema(direction, at, part);
  }

  #value(direction: Direction, at: string, schema: Schema): void {
    for (const type of [schema.type ?? []].flat())
      this.add(direction === 'in' ? '+' : '-', direction, at, 'may be', type);
    const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
    // Outputs may get new values, except error codes, which are promised.
    if (direction === 'in' || at.endsWith('.code'))
      for (const value of values) this.add('+', direction, at, 'has the value', JSON.stringify(value));
    if (direction === 'in') this.#bounds(at, schema, values.length > 0);
    else if (schema.format) this.add('+', 'out', at, 'has the form', schema.format);
  }

  #bounds(at: string, schema: Schema, isList: boolean): void {
    if (isList) this.add('-', 'in', at, 'is one of a list');
    for (const rule of ['format', 'pattern', ...limits])
      if (schema[rule] !== undefined) this.add('-', 'in', at, rule, schema[rule]);
  }

  #fields(
    direction: Direction,
    at: string,
    { properties = {}, required = [], additionalProperties }: Schema,
  ) {
    for (const [name, field] of Object.entries(properties)) {
      this.add('+', direction, at, 'has', name);
      this.schema(direction, `${at}.${name}`, field);
    }
    for (const name of required) this.add(direction === 'in' ? '-' : '+', direction, at, 'always has', name);
    if (typeof additionalProperties === 'object') this.schema(direction, `${at}.*`, additionalProperties);
  }

  content(direction: Direction, at: string, content: Content): void {
    if (content.$ref !== undefined)
      this.add('+', direction, at, 'is', this.#name(direction, content.$ref, this.content));
    for (const [type, { schema }] of Object.entries(content.content ?? {})) {
      this.add('+', direction, at, 'as', type);
      if (schema) this.schema(direction, at, schema);
    }
  }

  operation(path: string, method: string, { operationId: id, ...operation }: RawOperation): void {
    this.add('+', 'in', id, method.toUpperCase(), path);
    for (const caller of callers[access[id]]) this.add('+', 'in', id, 'is open to', caller);
    for (const scope of scopesOf(tokenScopes[id])) this.add('+', 'in', id, 'is open to the scope', scope);
    for (const parameter of operation.parameters ?? []) {
      const {
        name,
        required,
        schema,
        in: place,
      } = parameter.$ref === undefined
        ? parameter
        : (lookUp(this.#document, parameter.$ref) as typeof parameter);
      this.add('+', 'in', id, `has in the ${place}`, name);
      if (required) this.add('-', 'in', id, `always has in the ${place}`, name);
      this.schema('in', `${id}.${name}`, schema);
    }
    if (operation.requestBody) {
      this.content('in', `${id}.body`, operation.requestBody);
      if (operation.requestBody.required) this.add('-', 'in', id, 'always has a body');
    }
    for (const [status, response] of Object.entries(operation.responses)) {
      this.add('+', 'in', id, 'answers', status);
      this.content('out', `${id}.${status}`, response);
    }
  }
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Reads the promises of a contract. */
export function readSurface(documents: Iterable<readonly [string, Document]>): Surface {
  const lines = new Set<string>();
  for (const [service, document] of documents) {
    const reader = new Reader(service, document);
    for (const [path, operations] of Object.entries(document.paths))
      for (const method of methods)
        if (operations[method]) reader.operation(path, method, operations[method] as RawOperation);
    for (const line of reader.lines) lines.add(line);
  }
  return lines;
}

const partsOf = (line: string) => {
  const at = line.slice(2, line.indexOf(': '));
  const rule = line.slice(line.indexOf(': ') + 2);
  const [, limit = '', number = ''] = /^(m(?:in|ax)\w+) (\S+)$/.exec(rule) ?? [];
  return { at, rule, limit, number: Number(number) };
};

/** Returns the promises of the release that the current surface breaks, a sentence each. */
export function breaksOf(released: Surface, now: Surface): string[] {
  const before = [...released].map(partsOf);
  const things = new Set(before.map(({ at }) => at));
  const patterns = new Map(
    before.filter(({ rule }) => rule.startsWith('pattern ')).map(({ at, rule }) => [at, rule]),
  );
  const limits = new Map(before.filter(({ limit }) => limit).map((one) => [`${one.at} ${one.limit}`, one]));
  const isNarrower = (line: string): boolean => {
    const { at, rule, limit, number } = partsOf(line);
    const pattern = patterns.get(at);
    // `^(old|more)$` accepts all that `^old$` does.
    if (pattern !== undefined && rule.startsWith(`${pattern.slice(0, -1).replace('^', '^(')}|`)) return false;
    const was = limits.get(`${at} ${limit}`)?.number;
    if (was === undefined) return things.has(at);
    return limit.startsWith('max') ? number < was : number > was;
  };
  const say = (line: string) => line.slice(2);
  return [
    ...[...released]
      .filter((line) => line.startsWith('+') && !now.has(line))
      .map((line) => `gone: ${say(line)}`),
    ...[...now]
      .filter((line) => line.startsWith('-') && !released.has(line) && isNarrower(line))
      .map((line) => `new bound: ${say(line)}`),
  ];
}
