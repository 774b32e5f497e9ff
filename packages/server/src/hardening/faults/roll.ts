import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { readSettings } from '../../settings/readSettings.ts';
import { makeFolder, startServer, thisTree, type Running } from './process.ts';
import { countWritten, startRollingLoad, type RollingLoad, type Written } from './rollingLoad.ts';
import { createFaultTally } from './faultTally.ts';

export interface Rolled extends Pick<RollingLoad, 'asked' | 'failed' | 'slowest' | 'written'> {
  /** Whether the previous version started again on the newer tables. */
  isTakenBack: boolean;
  /** What is in the database at the end. */
  found: Written;
  /** Processes that exited by themselves. */
  ends: number;
}

/** Describes every broken guarantee. */
export function rollBreachesOf({ failed, written, found, isTakenBack, ends }: Rolled): string[] {
  const isKept = found.messages === written.messages && found.posts === written.posts;
  return [
    ...new Set(failed),
    ...(isKept ? [] : [`${found.messages} messages and ${found.posts} posts are in the database`]),
    ...(isTakenBack ? [] : ['the version before does not start again on the newer tables']),
    ...(ends > 0 ? [`${ends} processes ended by themselves`] : []),
  ];
}

const msWhileBothServe = 500;
/** The time a load balancer needs to stop sending to an instance that leaves. */
const msToLeave = 300;

/**
 * Updates two instances from another version's source tree to this one under load, one by one; then rolls one back,
 * which works on the newer tables, and replaces it again.
 */
export async function roll(tree: string, databaseUrl: string | null): Promise<Rolled> {
  const folder = makeFolder();
  const environment = { JANUS_DATA: folder, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
  const tally = createFaultTally('rolling');
  const serving: Running[] = [];
  const begin = async (source: string) => void serving.push(await startServer(tally, environment, source));
  const end = async () => {
    await wait(msWhileBothServe);
    const leaving = serving.shift();
    await wait(msToLeave);
    await leaving?.stop();
  };
  let isTakenBack = false;
  try {
    await begin(tree);
    await begin(tree);
    const load = startRollingLoad(serving);
    try {
      for (const next of [thisTree, thisTree]) {
        await begin(next);
        await end();
      }
      isTakenBack = await begin(tree).then(
        () => true,
        () => false,
      );
      if (isTakenBack) {
        await end();
        await begin(thisTree);
        await end();
      }
      await wait(msWhileBothServe);
    } finally {
      await load.stop();
    }
    const { asked, failed, slowest, written } = load;
    const found = await countWritten(readSettings(environment, folder));
    return { asked, failed, slowest, written, found, isTakenBack, ends: tally.ends - (isTakenBack ? 0 : 1) };
  } finally {
    await Promise.all(serving.map((instance) => instance.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}
