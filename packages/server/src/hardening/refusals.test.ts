import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { operations, type Operation } from '../contract/document.ts';
import type { OperationId } from '../contract/types.ts';
import type { ProblemDocument } from '../errors.ts';
import { NoticeFailure } from '../notices/failure.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { fittingPlan } from './refusals/fitting.ts';
import type { Ask, RequestParts } from './refusals/requestParts.ts';
import { common, special, undeliverable } from './refusals/provocations.ts';
import { allRefusals, listedRefusals } from './refusals/reader.ts';
import { servedElsewhere } from './requests/fuzz.ts';
import type { Plan } from './requests/plans.ts';
import { send, type Outcome } from './requests/send.ts';
import { createWorld, type World } from './requests/world.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_314);
/** Runs per operation. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? (inject('isWhole') ? 12 : 4));

/** Codes reserved for requests that break the schemas; their fields are `invalid`. */
const misfits = new Set([
  'malformed',
  'malformed_json',
  'malformed_upload',
  'unsupported_media_type',
  'invalid',
]);

/** The code of a refusal, and those of its fields. */
function codesOf({ status, text }: Outcome): string[] {
  if (status < 400) return [];
  const { error } = JSON.parse(text) as ProblemDocument;
  return [error.code, ...(error.fields ?? []).map((field) => field.code)];
}

/** Describes what is wrong with the response to a request that follows the contract; null when nothing is. */
function breachOf(operation: Operation, outcome: Outcome): string | null {
  if (outcome.status < 400) return null;
  if (outcome.status >= 500) return 'the server failed';
  const codes = codesOf(outcome);
  if (codes.some((code) => misfits.has(code))) return 'the contract does not say what is wrong';
  if (codes.join() === 'invalid_fields') return 'no field says why';
  const listed = listedRefusals(operation);
  const unlisted = codes.find((code) => !listed.includes(code));
  return unlisted === undefined ? null : `${unlisted} is not listed`;
}

async function startWorld(): Promise<{ bench: TestServer; world: World }> {
  const bench = await startTestServer({
    sendNotice: async (_way, notice) => {
      if ('text' in notice && notice.text.startsWith(undeliverable)) throw new NoticeFailure('refused');
    },
  });
  return { bench, world: await createWorld(bench) };
}

/** How many requests an operation gets until one is served, in either form of the tests. */
const untilServed = 120;

it(
  'refuses a request that matches the contract only for a listed reason',
  { timeout: 15_000 * numRuns },
  async () => {
    const { bench, world } = await startWorld();
    const served = new Set<string>();
    for (const operation of operations) {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fittingPlan(operation), async (plan) => {
          // operations that have not been served yet get more requests
          if ((run += 1) > numRuns && (served.has(operation.id) || servedElsewhere.includes(operation.id)))
            return;
          await world.settle();
          const outcome = await send(bench.server, world, plan);
          if (outcome.status < 400) served.add(operation.id);
          const breach = breachOf(operation, outcome);
          if (breach !== null)
            throw new Error(`${breach}\n${outcome.request}\n${outcome.text.slice(0, 600)}`);
        }),
        // the database remembers earlier requests, so a shrunk one proves nothing
        { numRuns: untilServed, seed, endOnFailure: true },
      );
    }
    expect(operations.filter(({ id }) => !served.has(id)).map(({ id }) => id)).toEqual(servedElsewhere);
    await bench.stop();
  },
);

/** Refusals that need two concurrent writers, too many requests, or another setting; other tests cause these. */
function needsOthers(refusal: string): boolean {
  const isRace = refusal.endsWith(' conflict') && special[refusal] === undefined;
  return (
    isRace ||
    refusal === 'deleteUser last_superuser' ||
    refusal === 'copyMedia copying_off' ||
    / (?:too_many_requests|key_in_use|key_reused)$/.test(refusal)
  );
}

function operationOf(id: OperationId): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

function planOf(operation: Operation, parts: RequestParts): Plan {
  const path = Object.fromEntries(operation.pathParameters.map(({ name }) => [name, { existing: 0 }]));
  const plain = { caller: 'superuser', language: 'en', query: '', hasSlash: true } as const;
  return { operation, ...plain, body: { kind: 'none' }, ...parts, path: { ...path, ...parts.path } };
}

it('lists no reason that it never gives', { timeout: 60_000 }, async () => {
  const { bench, world } = await startWorld();
  const ask: Ask = (id, parts) => send(bench.server, world, planOf(operationOf(id), parts));
  const unseen: string[] = [];
  for (const refusal of allRefusals.filter((each) => !needsOthers(each))) {
    const [id, code] = refusal.split(' ') as [OperationId, string];
    await world.settle();
    const parts = (await special[refusal]?.(world, ask)) ?? common[code]?.(operationOf(id));
    const outcome = await ask(id, parts ?? {});
    if (!codesOf(outcome).includes(code))
      unseen.push(`${refusal}: ${outcome.status} ${outcome.text.slice(0, 200)}`);
  }
  expect(unseen).toEqual([]);
  await bench.stop();
});

it('lists too_many_requests exactly where calls are rate limited', () => {
  const counted = operations.filter((operation) => listedRefusals(operation).includes('too_many_requests'));
  const files = operations.filter(({ body }) => body?.kind === 'file').map(({ id }) => id);
  const passkeys = ['createSignInOptions', 'signInWithPasskey'];
  const expected = [
    'confirmSession',
    'login',
    ...passkeys,
    'createHandover',
    'signInWithHandover',
    'copyMedia',
    'previewPost',
    'refresh',
    'resetPassword',
    'sendFeedback',
    'testNoticeChannel',
    'replyToMessage',
    ...files,
  ];
  expect(counted.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
});
