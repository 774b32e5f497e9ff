import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** Returns the clock ticks per second of this kernel's accounting. */
function ticksPerSecond(): number {
  return Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
}

/** Returns the fields after the name in parentheses, which may itself contain spaces. */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function descendants(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), parent: Number(statOf(Number(name))[1]) }];
      } catch {
        return []; // It ended between the listing and the reading.
      }
    });
  const below = (parent: number): number[] =>
    parents.filter((entry) => entry.parent === parent).flatMap((entry) => [entry.pid, ...below(entry.pid)]);
  return [pid, ...below(pid)];
}

/** Returns the processor seconds that a process and its descendants have used; Linux only. */
export function cpuSeconds(pid: number): number {
  const ticks = descendants(pid).map((each) => {
    const stat = statOf(each);
    return Number(stat[11]) + Number(stat[12]);
  });
  return ticks.reduce((sum, value) => sum + value, 0) / ticksPerSecond();
}
