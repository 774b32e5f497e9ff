import fc from 'fast-check';
import { documents, type Operation, type Parameter } from '../../contract/document.ts';
import { broken, garbageBody, jsonBody, type RawBody } from './mutations.ts';
import { lookUp } from '../../contract/reference.ts';
import type { Schema } from '../../docs/contract.ts';
import { schemaArbitrary } from './schemaArbitrary.ts';
import { uploads } from './uploads.ts';

export const callerNames = [
  'visitor',
  'signedIn',
  'staff',
  'owner',
  'superuser',
  'inactive',
  /** An owner who signed in long ago. */
  'unconfirmed',
  'forged',
  /** A personal access token of the superuser without scopes. */
  'program',
] as const;
export type CallerName = (typeof callerNames)[number];

/** One part of an address: an existing item, picked by number when the request is sent, or a text. */
export type PathPart = { existing: number } | { text: string };

export type BodyPlan =
  | { kind: 'none' }
  | { kind: 'raw'; body: RawBody }
  /** `isFitted`: adapted to the database (its ids, revisions, names) before it is sent. */
  | { kind: 'json'; value: unknown; isFitted: boolean };

/** A request before it is adapted to the database. */
export interface Plan {
  operation: Operation;
  caller: CallerName;
  language: string | undefined;
  path: Readonly<Record<string, PathPart>>;
  query: string;
  body: BodyPlan;
  hasSlash: boolean;
}

function weighted<T>(...rows: [weight: number, arbitrary: fc.Arbitrary<T>][]): fc.Arbitrary<T> {
  return fc.oneof(...rows.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

const strangeParts = [
  'x',
  '%00',
  '%zz',
  '%ff',
  '%2e%2e%2f',
  'null',
  '0',
  '-1',
  "'",
  'я',
  'a'.repeat(200),
  'a'.repeat(6000),
  '00000000-0000-0000-0000-00000000000g',
  '00000000-0000-0000-0000-000000000000',
];

function schemaOf(operation: Operation, parameter: Parameter): Schema {
  return lookUp(documents.get(operation.service) ?? {}, parameter.schemaRef) as Schema;
}

function pathPart(operation: Operation, parameter: Parameter): fc.Arbitrary<PathPart> {
  const values = schemaArbitrary(documents.get(operation.service) ?? {}, schemaOf(operation, parameter));
  return weighted<PathPart>(
    [9, fc.nat({ max: 1000 }).map((existing) => ({ existing }))],
    [1, values.map((value) => ({ text: encodeURIComponent(String(value)) }))],
    [1, fc.constantFrom(...strangeParts).map((text) => ({ text }))],
  );
}

const strangeValues = [
  '',
  '%00',
  '%zz',
  '%ff%fe',
  '%F0%9F',
  '-1',
  '0',
  '101',
  '1e3',
  '999999999999999999999',
  'true',
  'null',
  '[]',
  '*',
  '"',
  '%22%20OR%201',
  '%25',
  '_',
  'a'.repeat(3000),
  '%ED%A0%80',
];

/** List cursors that no list returned. */
const forgedCursors = [
  [1e15, 'x'],
  [-1, ''],
  [2 ** 53, 'x'],
  [1.5, 'x'],
  [9e15, 'я'],
  [1, 1],
  ['1', 'x'],
  [],
  {},
  null,
  [0, 'a\0'],
  [0, '\uD800'],
].map((place) => Buffer.from(JSON.stringify(place)).toString('base64url'));

function queryValue(operation: Operation, parameter: Parameter): fc.Arbitrary<string> {
  const values = schemaArbitrary(documents.get(operation.service) ?? {}, schemaOf(operation, parameter));
  return weighted<string>(
    [8, values.map((value) => encodeURIComponent(String(value)))],
    [1, fc.constantFrom(...strangeValues)],
    ...(parameter.name === 'cursor'
      ? [[4, fc.constantFrom(...forgedCursors)] as [number, fc.Arbitrary<string>]]
      : []),
  );
}

function querySearch(operation: Operation): fc.Arbitrary<string> {
  const pairs = operation.queryParameters.map((parameter) => {
    const pairs = queryValue(operation, parameter).map((value) => [`${parameter.name}=${value}`]);
    const twice = fc.tuple(pairs, pairs).map((both) => both.flat());
    // a cursor belongs to the list that returned it, a version to what was read: most requests omit them
    const isOfAnAnswer = ['cursor', 'version'].includes(parameter.name);
    const presence = parameter.isRequired ? 12 : isOfAnAnswer ? 1 : 4;
    return weighted<string[]>([6, fc.constant<string[]>([])], [presence * 4, pairs], [1, twice]);
  });
  const extra = weighted<string[]>(
    [12, fc.constant([])],
    [1, fc.constantFrom(['v=1'], ['%zz'], ['='], ['&&'], ['__proto__=1'], ['%00'])],
  );
  return fc.tuple(...pairs, extra).map((parts) => parts.flat().join('&'));
}

function bodyPlan(operation: Operation): fc.Arbitrary<BodyPlan> {
  const { body } = operation;
  const raw = (each: fc.Arbitrary<RawBody>) => each.map<BodyPlan>((value) => ({ kind: 'raw', body: value }));
  const none = fc.constant<BodyPlan>({ kind: 'none' });
  if (body === null) return weighted<BodyPlan>([12, none], [1, raw(garbageBody)]);
  if (body.kind === 'file') return weighted<BodyPlan>([12, raw(uploads)], [1, raw(garbageBody)], [1, none]);
  const document = documents.get(operation.service) ?? {};
  const valid = schemaArbitrary(document, lookUp(document, body.schemaRef) as Schema);
  return weighted<BodyPlan>(
    [8, valid.map((value) => ({ kind: 'json', value, isFitted: true }))],
    [3, valid.map((value) => ({ kind: 'json', value, isFitted: false }))],
    [6, broken(valid).map((value) => ({ kind: 'raw', body: jsonBody(value) }))],
    [2, raw(garbageBody)],
    [1, none],
  );
}

/** Staff and above are used more often: refusals for a missing role prove little about the rest. */
const caller = weighted<CallerName>(
  [2, fc.constantFrom<CallerName>('visitor', 'signedIn', 'inactive', 'forged')],
  [5, fc.constantFrom<CallerName>('staff', 'owner', 'superuser')],
);

export function planOf(operation: Operation): fc.Arbitrary<Plan> {
  const path = Object.fromEntries(
    operation.pathParameters.map((each) => [each.name, pathPart(operation, each)]),
  );
  return fc.record({
    operation: fc.constant(operation),
    caller,
    language: fc.constantFrom(
      undefined,
      'ru',
      'en',
      'en-GB,en;q=0.9',
      'de',
      'ru;q=0.5,en;q=0.8',
      '\u007f,;q=',
    ),
    path: fc.record(path),
    query: querySearch(operation),
    body: bodyPlan(operation),
    hasSlash: fc.boolean(),
  });
}
