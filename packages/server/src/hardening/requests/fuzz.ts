import fc from 'fast-check';
import { access } from '../../contract/access.ts';
import { operations } from '../../contract/document.ts';
import { faultsOf } from '../../contract/validate.ts';
import { errorCatalogue, type ProblemCode } from '../../errorCatalogue.ts';
import type { ProblemDocument } from '../../errors.ts';
import { preferredLanguage } from '../../http/language.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { planOf, type Plan } from './plans.ts';
import { send, type Outcome } from './send.ts';
import { createWorld } from './world.ts';

/** Describes what is wrong with a response; null when nothing is. */
function breachOf({ operation, caller, language }: Plan, { status, headers, text }: Outcome): string | null {
  if (status >= 500) return 'the server failed';
  const schemaRef = operation.responses.get(status);
  if (schemaRef === undefined) return `${status} is not documented`;
  if (schemaRef === null) return text === '' || operation.sendsFile ? null : `${status} came with a body`;
  const body = JSON.parse(text) as unknown;
  const [fault] = faultsOf(schemaRef, body) ?? [];
  if (fault) return `the answer breaks its schema: ${fault.instancePath} ${fault.message ?? ''}`;
  if (status < 400) return rightBreach(operation.id, caller);
  if (!String(headers['content-type']).startsWith('application/problem+json')) return 'no problem document';
  const problem = body as ProblemDocument;
  if (problem.error.message !== problem.detail) return 'error.message is not detail';
  if (problem.status !== status) return `the document says ${problem.status}`;
  const wanted = errorCatalogue[problem.error.code as ProblemCode].title[preferredLanguage(language)];
  return problem.title === wanted ? null : `the title is not in the caller's language: ${problem.title}`;
}

/** Reports a caller who was served without the right. */
function rightBreach(id: Plan['operation']['id'], caller: Plan['caller']): string | null {
  const rule = access[id];
  const isStranger = caller === 'visitor' || caller === 'inactive' || caller === 'forged';
  if (rule !== 'visitor' && isStranger) return `${caller} was served`;
  if (rule === 'content' && caller === 'signedIn') return `${caller} was served`;
  const managesPeople = caller === 'owner' || caller === 'superuser';
  return rule === 'people' && !managesPeople ? `${caller} was served` : null;
}

/**
 * Operations that no single request can succeed at: a passkey answers a challenge (`passkeys.test.ts`), a code has a
 * verifier (`handovers.test.ts`), an app shows a code of its secret and two-step sign-in is on for the callers here
 * (`secondFactor.test.ts`), a picture is copied from another server (`copies.test.ts`), and there is something to
 * accept only where a backup of the site lacks much (`backups.test.ts`). An import goes through its steps in
 * `imports.test.ts`.
 */
export const servedElsewhere: readonly string[] = [
  'signInWithHandover',
  'createPasskey',
  'signInWithPasskey',
  'enableSecondFactor',
  'enableTotp',
  'sendImportPart',
  'runImport',
  'cancelImport',
  'undoImport',
  'copyMedia',
  'acceptBackup',
];

/** How often an operation was served and refused. */
export interface FuzzRow {
  id: string;
  served: number;
  refused: number;
}

/** A request without any parts cannot be wrong. */
function takesSomething(id: string): boolean {
  const operation = operations.find((each) => each.id === id);
  if (!operation) return false;
  const { pathParameters, queryParameters, body, token } = operation;
  return pathParameters.length + queryParameters.length > 0 || body !== null || token !== 'none';
}

/** Whether an operation was never served, or never refused. */
export function isUntested({ id, served, refused }: FuzzRow): boolean {
  return (served === 0 && !servedElsewhere.includes(id)) || (refused === 0 && takesSomething(id));
}

export interface FuzzOptions {
  bench: TestServer;
  requests: number;
  seed: number;
  /** Called after a request that was served; a returned text is a fault. */
  afterServed?(path: string, method: string): Promise<string | null>;
}

/** Sends requests of every kind; throws at the first wrong response, and returns how many there were of each kind. */
export async function fuzz({ bench, requests, seed, afterServed }: FuzzOptions): Promise<FuzzRow[]> {
  const world = await createWorld(bench);
  const rows = new Map<string, FuzzRow>(operations.map(({ id }) => [id, { id, served: 0, refused: 0 }]));
  let before = { digest: '', mark: '' };
  async function check(plan: Plan): Promise<void> {
    await world.settle();
    if (before.mark !== (await world.mark()))
      before = { digest: await world.digest(), mark: await world.mark() };
    const outcome = await send(bench.server, world, plan);
    const { status, request } = outcome;
    const row = rows.get(plan.operation.id);
    if (row) row[status < 400 ? 'served' : 'refused'] += 1;
    let breach = breachOf(plan, outcome);
    if (status < 400) breach ??= (await afterServed?.(plan.operation.path, plan.operation.method)) ?? null;
    else if (
      breach === null &&
      before.mark !== (await world.mark()) &&
      (await world.digest()) !== before.digest
    )
      breach = 'refused, but something was written';
    if (breach !== null) throw new Error(`${breach}\n${request}\n${status} ${outcome.text.slice(0, 600)}`);
  }
  // the database remembers earlier requests, so a shrunk one proves nothing
  await fc.assert(fc.asyncProperty(fc.oneof(...operations.map(planOf)), check), {
    numRuns: requests,
    seed,
    endOnFailure: true,
  });
  return [...rows.values()];
}
