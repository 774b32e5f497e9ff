import { findPostgres } from '../../testing/postgres.ts';
import { cutCable, restartPostgres } from './postgres.ts';
import { createRandom } from './random.ts';
import { damagePages, fillDisk, killProcesses, lockFile, shareFolder, type Random } from './sqlite.ts';
import type { FaultTally } from './faultTally.ts';

export interface Scenario {
  name: string;
  says: string;
  /** How many faults a full run causes. */
  count: number;
  /** Null where this machine cannot run it. */
  run(count: number, random: Random): Promise<FaultTally | null>;
}

const native = findPostgres();

export const scenarios: readonly Scenario[] = [
  {
    name: 'restarts',
    says: 'PostgreSQL restarted under writes, fast and immediately',
    count: 50,
    run: async (count, random) => (native === null ? null : restartPostgres(native, count, random)),
  },
  {
    name: 'cable',
    says: 'connections to PostgreSQL reset, slow and silent',
    count: 50,
    run: async (count, random) => (native === null ? null : cutCable(native, count, random)),
  },
  { name: 'locks', says: 'SQLite locked by another program', count: 100, run: lockFile },
  { name: 'folder', says: 'two processes on one folder', count: 10, run: shareFolder },
  { name: 'disk', says: 'a full disk under writes and uploads', count: 10, run: fillDisk },
  { name: 'damage', says: 'damaged pages of SQLite', count: 20, run: damagePages },
  {
    name: 'kills',
    says: 'servers with writes and uploads, migrations and backups killed',
    count: 1000,
    run: killProcesses,
  },
];

/** Runs scenarios one after another; the same seed produces the same moments. */
export async function runFaults(
  wanted: readonly { name: string; count: number }[],
  seed: number,
): Promise<FaultTally[]> {
  const tallies: FaultTally[] = [];
  for (const { name, count } of wanted) {
    const scenario = scenarios.find((one) => one.name === name);
    const tally = await scenario?.run(count, createRandom(seed));
    if (tally) tallies.push(tally);
  }
  return tallies;
}
