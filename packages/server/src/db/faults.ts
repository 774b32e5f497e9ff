interface DatabaseFault {
  code?: unknown;
  errcode?: unknown;
}

function facts(error: unknown): DatabaseFault {
  return typeof error === 'object' && error !== null ? error : {};
}

/** Whether a concurrent write broke a uniqueness rule: PostgreSQL's class 23, SQLite's constraint codes. */
export function isTaken(error: unknown): boolean {
  const { code, errcode } = facts(error);
  return code === '23505' || errcode === 2067 || errcode === 1555;
}

/** Whether a concurrent write broke a uniqueness rule or a reference. */
export function isConflict(error: unknown): boolean {
  const { code, errcode } = facts(error);
  return isTaken(error) || code === '23503' || errcode === 787;
}

/** Returns SQLite's primary error code, without the details: 5 for every kind of busy. */
function sqliteKind(error: unknown): number {
  const { errcode } = facts(error);
  return typeof errcode === 'number' ? errcode & 0xff : 0;
}

/** Whether another connection holds the lock of SQLite's file. */
export function isLocked(error: unknown): boolean {
  const kind = sqliteKind(error);
  return kind === 5 || kind === 6;
}

/** Whether PostgreSQL waited for a lock for longer than `lock_timeout`. */
export function isLockedTable(error: unknown): boolean {
  return facts(error).code === '55P03';
}

/** Whether PostgreSQL could not serialize two transactions, so that a retry is due. */
export function isRetryable(error: unknown): boolean {
  const { code } = facts(error);
  return code === '40001' || code === '40P01';
}

const networkCodes =
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ENOTFOUND EAI_AGAIN ETIMEDOUT EHOSTUNREACH ENETUNREACH ENETDOWN';
/** PostgreSQL's: ended by an administrator, starting up, over a time limit, locked, a standby, out of memory, full. */
const serverCodes = '57P01 57P02 57P03 57P05 57014 25P03 25P04 55P03 25006 53200 53300';
const connectionCodes = new Set(`${networkCodes} ${serverCodes}`.split(' '));

/** Errors that the PostgreSQL client reports without a code. */
const connectionWords =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|is not queryable|connection has been discarded|(?:pool after calling end|driver has already been destroyed)/;

/** Whether the database is unreachable, responds too late, or is locked for longer than we wait. */
export function isUnavailable(error: unknown): boolean {
  const { code } = facts(error);
  if (typeof code === 'string' && (connectionCodes.has(code) || code.startsWith('08'))) return true;
  if (error instanceof Error && connectionWords.test(error.message)) return true;
  return isRetryable(error) || isLocked(error);
}

/** Writing, growing or syncing a file failed: subtypes of SQLite's IOERR. */
const failedWrites = new Set([778, 1034, 1290, 1546, 4618, 4874, 5386]);

/** Whether the disk is full or read-only: nothing was written, and reading still works. */
export function isStorageFull(error: unknown): boolean {
  const { code, errcode } = facts(error);
  const kind = sqliteKind(error);
  if (kind === 13 || kind === 8 || failedWrites.has(Number(errcode))) return true;
  return typeof code === 'string' && ['ENOSPC', 'EDQUOT', 'EROFS', '53100'].includes(code);
}

/** Whether the disk returned something other than was written: pages of the file are damaged or unreadable. */
export function isDamaged(error: unknown): boolean {
  const { code } = facts(error);
  if (isStorageFull(error)) return false;
  return [10, 11, 26].includes(sqliteKind(error)) || ['XX001', 'XX002', '58030'].includes(String(code));
}
