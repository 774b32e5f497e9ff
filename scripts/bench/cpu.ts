import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** Clock ticks per second of this kernel's accounting. */
function ticksPerSecond(): number {
  return Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
}

/** The fields after the name in parentheses, which may itself hold spaces. */
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

/** Seconds of processor time that a process and everything below it have used; Linux only. */
export function cpuSeconds(pid: number): number {
  const ticks = descendants(pid).map((each) => {
    const stat = statOf(each);
    return Number(stat[11]) + Number(stat[12]);
  });
  return ticks.reduce((sum, value) => sum + value, 0) / ticksPerSecond();
}
