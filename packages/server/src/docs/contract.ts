import type { Document } from '../contract/document.ts';
import { resolveReference } from '../contract/reference.ts';

/** The parts of OpenAPI and JSON Schema that the contracts use. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  enum?: readonly unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  contentMediaType?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  uniqueItems?: boolean;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  not?: Schema;
}

export interface DocumentedParameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

export type Content = Readonly<Record<string, { schema: Schema; example?: unknown }>>;

export interface DocumentedAnswer {
  description: string;
  headers?: Readonly<Record<string, { description?: string }>>;
  content?: Content;
}

export interface DocumentedOperation {
  operationId: string;
  summary: string;
  description?: string;
  tags: readonly string[];
  parameters?: readonly (DocumentedParameter | { $ref: string })[];
  requestBody?: { description?: string; content: Content } | { $ref: string };
  responses: Readonly<Record<string, DocumentedAnswer | { $ref: string }>>;
}

export interface Contract extends Document {
  info: { title: string; version: string; description: string };
  tags: readonly { name: string; description: string }[];
  components: { schemas: Readonly<Record<string, Schema>> };
}

/** Resolves a local reference; anything else is returned as it is. */
export function follow<T extends object>(contract: Contract, value: T | { $ref: string }): T {
  return resolveReference(contract, value, '').value;
}
