import { join } from 'node:path';
import { rollBreachesOf, roll, type Rolled } from '../../packages/server/src/hardening/faults/roll.ts';
import { findPostgres, startPostgres } from '../../packages/server/src/testing/postgres.ts';
import { makeBase } from '../support/makeBase.ts';
import { run } from '../support/run.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

function tell(database: string, rolled: Rolled): boolean {
  const { asked, failed, slowest, written } = rolled;
  console.log(
    `${database}: ${asked} requests, ${failed.length} failed, the slowest ${Math.round(slowest)} ms; ` +
      `${written.messages} messages and ${written.posts} posts written`,
  );
  const breaches = rollBreachesOf(rolled);
  for (const breach of breaches) console.log(`  ${breach}`);
  return breaches.length === 0;
}

async function rollOnPostgres(folder: string): Promise<Rolled | null> {
  const native = findPostgres();
  if (native === null) return null;
  const postgres = await startPostgres(native, { isDurable: true });
  try {
    return await roll(folder, await postgres.createDatabase());
  } finally {
    await postgres.stop();
  }
}

/** Returns the tag of the newest release before this commit; null if there is none. */
export async function newestRelease(folder: string): Promise<string | null> {
  const words = ['describe', '--tags', '--abbrev=0', '--match=v[0-9]*'];
  const { code, output } = await run('git', words, { cwd: folder });
  return code === 0 ? output.trim() : null;
}

/** Updates servers from an earlier version to the current one on each database; returns whether nothing was lost. */
export async function rollFrom(version: string): Promise<boolean> {
  const found = await run('git', ['rev-parse', '--verify', '--quiet', `${version}^{commit}`]);
  if (found.code !== 0) {
    console.error(
      `There is no commit ${version} here; a shallow clone gets it by \`git fetch --unshallow --tags\`.`,
    );
    return false;
  }
  const commit = found.output.trim();
  const { output } = await run('git', ['rev-list', '--count', `${commit}..HEAD`]);
  console.log(`From ${commit.slice(0, 8)}, ${output.trim()} commits back, to what is here`);
  // Its archive is next to it.
  const folder = join(temporaryFolder('rolling'), 'base');
  await makeBase(commit, folder);
  const onSqlite = tell('SQLite', await roll(folder, null));
  const rolled = await rollOnPostgres(folder);
  if (rolled === null) console.log('PostgreSQL: not to be had on this machine');
  return (rolled === null || tell('PostgreSQL', rolled)) && onSqlite;
}
