interface DatabaseFault {
  code?: unknown;
  errcode?: unknown;
}

function facts(error: unknown): DatabaseFault {
  return typeof error === 'object' && error !== null ? error : {};
}

/** A uniqueness rule or a reference that a concurrent write broke: PostgreSQL's class 23, SQLite's constraint codes. */
export function isConflict(error: unknown): boolean {
  const { code, errcode } = facts(error);
  return code === '23505' || code === '23503' || errcode === 2067 || errcode === 1555 || errcode === 787;
}

/** Two transactions that PostgreSQL could not put into an order: to be tried again. */
export function isRetryable(error: unknown): boolean {
  const { code } = facts(error);
  return code === '40001' || code === '40P01';
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** The database cannot be reached, or is locked for longer than we wait. */
export function isUnavailable(error: unknown): boolean {
  const { code, errcode } = facts(error);
  if (typeof code === 'string' && (connectionCodes.has(code) || code.startsWith('08'))) return true;
  if (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  )
    return true;
  return isRetryable(error) || errcode === 5 || errcode === 6;
}
