import { readFileSync } from 'node:fs';
import type { Reference } from './reference.ts';
import { escapePointer, resolveReference } from './reference.ts';
import type { OperationId } from './types.ts';

export type Service = 'auth' | 'portfolio' | 'posts';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface ParameterSchema {
  type?: string | readonly string[];
  default?: unknown;
}

export interface Parameter {
  name: string;
  isRequired: boolean;
  /** Where its schema is: `auth#/components/parameters/Limit/schema`. */
  schemaRef: string;
  schema: ParameterSchema;
}

export interface Operation {
  id: OperationId;
  summary: string;
  service: Service;
  method: Method;
  /** As in the contract: `/api/v1/users/{id}/`. */
  path: string;
  pathParameters: readonly Parameter[];
  queryParameters: readonly Parameter[];
  /** Whether a request may name the state that it changes. */
  takesIfMatch: boolean;
  /** `none` ignores a token, `optional` accepts one, `required` refuses visitors. */
  token: 'none' | 'optional' | 'required';
  body: { kind: 'json'; schemaRef: string } | { kind: 'file' } | null;
  /** Whether it responds with a file, which no schema describes. */
  sendsFile: boolean;
  /** Documented statuses, with the reference of the JSON body's schema if there is one. */
  responses: ReadonlyMap<number, string | null>;
}

interface RawParameter {
  name: string;
  in: string;
  required?: boolean;
  schema: ParameterSchema | Reference;
}
interface RawContent {
  content?: Record<string, { schema?: unknown }>;
}
interface RawOperation {
  operationId: OperationId;
  summary: string;
  security?: readonly Record<string, unknown>[];
  parameters?: readonly (RawParameter | Reference)[];
  requestBody?: RawContent | Reference;
  responses: Record<string, RawContent | Reference>;
}
export interface Document {
  security?: readonly Record<string, unknown>[];
  paths: Record<string, Record<string, unknown>>;
  [member: string]: unknown;
}

const services: readonly Service[] = ['auth', 'portfolio', 'posts'];
const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

function load(service: Service): Document {
  return JSON.parse(
    readFileSync(new URL(`./generated/${service}.json`, import.meta.url), 'utf8'),
  ) as Document;
}

export type Documents = ReadonlyMap<Service, Document>;

export const documents: Documents = new Map(services.map((service) => [service, load(service)]));

function tokenRule(security: readonly Record<string, unknown>[]): Operation['token'] {
  if (security.length === 0) return 'none';
  return security.some((rule) => Object.keys(rule).length === 0) ? 'optional' : 'required';
}

function readOperation(service: Service, document: Document, path: string, method: Method): Operation {
  const raw = document.paths[path]?.[method.toLowerCase()] as RawOperation;
  const at = `/paths/${escapePointer(path)}/${method.toLowerCase()}`;

  const parameters = (raw.parameters ?? []).map((entry, index) => {
    const { value, pointer } = resolveReference<RawParameter>(document, entry, `${at}/parameters/${index}`);
    const schema = resolveReference<ParameterSchema>(document, value.schema, `${pointer}/schema`);
    return {
      in: value.in,
      name: value.name,
      isRequired: value.required === true,
      schemaRef: `${service}#${schema.pointer}`,
      schema: schema.value,
    };
  });

  const responses = new Map<number, string | null>();
  for (const [status, entry] of Object.entries(raw.responses)) {
    const { value, pointer } = resolveReference<RawContent>(document, entry, `${at}/responses/${status}`);
    const type = Object.keys(value.content ?? {}).find((name) =>
      /^application\/(problem\+)?json$/.test(name),
    );
    const ref = type === undefined ? null : `${service}#${pointer}/content/${escapePointer(type)}/schema`;
    responses.set(Number(status), ref);
  }

  return {
    id: raw.operationId,
    summary: raw.summary,
    service,
    method,
    path,
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    queryParameters: parameters.filter((parameter) => parameter.in === 'query'),
    takesIfMatch: parameters.some((parameter) => parameter.name === 'If-Match'),
    token: tokenRule(raw.security ?? document.security ?? []),
    body: readBody(document, service, raw, at),
    sendsFile: responses.get(200) === null,
    responses,
  };
}

function readBody(document: Document, service: Service, raw: RawOperation, at: string): Operation['body'] {
  if (raw.requestBody === undefined) return null;
  const { value, pointer } = resolveReference<RawContent>(document, raw.requestBody, `${at}/requestBody`);
  if (value.content?.['multipart/form-data'] !== undefined) return { kind: 'file' };
  return { kind: 'json', schemaRef: `${service}#${pointer}/content/application~1json/schema` };
}

/** Returns every operation of these documents. */
export function readOperations(from: Documents): Operation[] {
  return [...from].flatMap(([service, document]) =>
    Object.entries(document.paths).flatMap(([path, item]) =>
      methods
        .filter((method) => method.toLowerCase() in item)
        .map((method) => readOperation(service, document, path, method)),
    ),
  );
}

export const operations: readonly Operation[] = readOperations(documents);
