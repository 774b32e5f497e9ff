import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * Leaves the processor to the threads that answer kept pages and calls, where there is not enough of it for all: on one
 * core, a stranger's flood of made-up searches made kept pages ten times as slow. Linux counts a thread as a process
 * here; elsewhere all threads of a process are equal.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL);
}
