import fc from 'fast-check';
import { expect, it } from 'vitest';
import { access } from '../accounts/permissions.ts';
import { operations } from '../contract/document.ts';
import { faultsOf } from '../contract/validate.ts';
import { catalogue, type ProblemCode, type ProblemDocument } from '../errors.ts';
import { preferredLanguage } from '../http/language.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { planOf, type Plan } from './requests/plans.ts';
import { send, type Outcome } from './requests/send.ts';
import { createWorld } from './requests/world.ts';

/** Another one is tried with FUZZ_SEED; a failure prints the request. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_314);
const runs = { sqlite: Number(process.env['FUZZ_RUNS'] ?? 5500), postgres: 600 };

/** What is wrong with an answer, in words; null when nothing is. */
function breachOf({ operation, caller, language }: Plan, { status, headers, text }: Outcome): string | null {
  if (status >= 500) return 'the server failed';
  const schemaRef = operation.responses.get(status);
  if (schemaRef === undefined) return `${status} is not documented`;
  if (schemaRef === null) return text === '' ? null : `${status} came with a body`;
  const body = JSON.parse(text) as unknown;
  const [fault] = faultsOf(schemaRef, body) ?? [];
  if (fault) return `the answer breaks its schema: ${fault.instancePath} ${fault.message ?? ''}`;
  if (status < 400) return rightBreach(operation.id, caller);
  if (!String(headers['content-type']).startsWith('application/problem+json')) return 'no problem document';
  const problem = body as ProblemDocument;
  if (problem.error.message !== problem.detail) return 'error.message is not detail';
  if (problem.status !== status) return `the document says ${problem.status}`;
  const wanted = catalogue[problem.error.code as ProblemCode].title[preferredLanguage(language)];
  return problem.title === wanted ? null : `the title is not in the caller's language: ${problem.title}`;
}

/** Whether somebody was served who must not be. */
function rightBreach(id: Plan['operation']['id'], caller: Plan['caller']): string | null {
  const rule = access[id];
  const isStranger = caller === 'visitor' || caller === 'inactive' || caller === 'forged';
  if (rule !== 'visitor' && isStranger) return `${caller} was served`;
  if (rule === 'content' && caller === 'signedIn') return `${caller} was served`;
  const managesPeople = caller === 'owner' || caller === 'superuser';
  return rule === 'people' && !managesPeople ? `${caller} was served` : null;
}

/** How many answers of which kind each operation gave. */
function createTally() {
  const seen = new Map<string, { served: number; refused: number }>();
  return {
    add(id: string, status: number): void {
      const row = seen.get(id) ?? { served: 0, refused: 0 };
      row[status < 400 ? 'served' : 'refused'] += 1;
      seen.set(id, row);
    },
    /** Operations that were never served, or never refused: they were not put to the test. */
    untested: (): string[] =>
      operations
        .map((operation) => operation.id)
        .filter((id) => {
          const row = seen.get(id);
          return !row || row.served === 0 || row.refused === 0;
        }),
  };
}

describeDatabases('requests of every kind', ({ engine, startServer }) => {
  it(`break nothing: ${runs[engine]} of them`, { timeout: 300_000 }, async () => {
    const bench = await startServer();
    const world = await createWorld(bench);
    const { sqlite } = bench.server.database;
    const tally = createTally();
    // rows touched by this connection: while it stands still, so does the database
    const changes = (): number =>
      Number(sqlite?.prepare('select total_changes() as n').get()?.['n'] ?? Number.NaN);
    let before = { digest: '', changes: Number.NaN };
    async function settle(): Promise<void> {
      if (before.changes === changes()) return;
      await world.settle();
      before = { digest: await world.digest(), changes: changes() };
    }

    await fc.assert(
      fc.asyncProperty(fc.oneof(...operations.map(planOf)), async (plan) => {
        await settle();
        const outcome = await send(bench.server, world, plan);
        const { status } = outcome;
        tally.add(plan.operation.id, status);
        expect(breachOf(plan, outcome), `${outcome.request}\n${status} ${outcome.text.slice(0, 600)}`).toBe(
          null,
        );
        if (status < 400 || before.changes === changes()) return;
        expect(await world.digest(), `refused, but something was written: ${outcome.request}`).toBe(
          before.digest,
        );
      }),
      // the database remembers what came before, so a smaller request says nothing new
      { numRuns: runs[engine], seed, endOnFailure: true },
    );
    if (engine === 'sqlite') expect(tally.untested()).toEqual([]);
    await bench.stop();
  });
});
