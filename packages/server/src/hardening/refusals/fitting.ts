import fc from 'fast-check';
import { documents, type Operation, type Parameter } from '../../contract/document.ts';
import type { BodyPlan, Plan } from '../requests/plans.ts';
import { lookUp } from '../../contract/reference.ts';
import type { Schema } from '../../docs/contract.ts';
import { schemaArbitrary } from '../requests/schemaArbitrary.ts';
import { fittingUploads } from '../requests/uploads.ts';
import { fits } from './reader.ts';

function fitting({ service }: Operation, schemaRef: string): fc.Arbitrary<unknown> {
  const document = documents.get(service) ?? {};
  return schemaArbitrary(document, lookUp(document, schemaRef) as Schema).filter((value) =>
    fits(schemaRef, value),
  );
}

function search(operation: Operation): fc.Arbitrary<string> {
  const pairs = operation.queryParameters.map(({ name, schemaRef, isRequired }: Parameter) => {
    const pairs = fitting(operation, schemaRef).map(
      (value) => `${name}=${encodeURIComponent(String(value))}`,
    );
    // a cursor that no list returned is refused, which proves nothing about the rest
    const absent = { weight: name === 'cursor' ? 9 : 1, arbitrary: fc.constant('') };
    return isRequired ? pairs : fc.oneof(absent, { weight: 1, arbitrary: pairs });
  });
  return fc.tuple(...pairs).map((parts) => parts.filter((part) => part !== '').join('&'));
}

function body(operation: Operation): fc.Arbitrary<BodyPlan> {
  if (operation.body === null) return fc.constant({ kind: 'none' });
  if (operation.body.kind === 'file') return fittingUploads.map((upload) => ({ kind: 'raw', body: upload }));
  const { schemaRef } = operation.body;
  const isFitted = fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false));
  return fc.record({ kind: fc.constant('json'), value: fitting(operation, schemaRef), isFitted });
}

/** Requests that follow the contract: every part is valid by its schema, and refers to existing items. */
export function fittingPlan(operation: Operation): fc.Arbitrary<Plan> {
  const existing = fc.nat({ max: 1000 }).map((number) => ({ existing: number }));
  return fc.record({
    operation: fc.constant(operation),
    caller: fc.constant('superuser' as const),
    language: fc.constantFrom('ru', 'en'),
    path: fc.record(Object.fromEntries(operation.pathParameters.map(({ name }) => [name, existing]))),
    query: search(operation),
    body: body(operation),
    hasSlash: fc.boolean(),
  });
}
