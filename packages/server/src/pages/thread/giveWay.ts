import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * Lowers the priority of this thread below those that answer cached pages and calls, where processors are scarce: on
 * one core, a stranger's flood of made-up searches made cached pages ten times as slow. Linux treats a thread as a
 * process here; elsewhere all threads of a process are equal.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL);
}
