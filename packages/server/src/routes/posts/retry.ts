const attempts = 4;

/** True for a value that another transaction wrote between our look and our write. */
function isTakenMeanwhile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  // PostgreSQL: unique_violation, serialization_failure, deadlock_detected; SQLite: CONSTRAINT_UNIQUE, _PRIMARYKEY.
  return ['23505', '40001', '40P01'].includes(String(code)) || errcode === 2067 || errcode === 1555;
}

/** Two writers may choose the same free slug at once; the slower one looks again. */
export async function retryTaken<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isTakenMeanwhile(error)) throw error;
    }
  }
}
