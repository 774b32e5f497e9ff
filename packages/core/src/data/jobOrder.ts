/** The dates of a place of work: YYYY-MM or YYYY-MM-DD; without an end one still works there. */
export interface JobDates {
  start_date: string;
  end_date: string | null;
}

/**
 * Compares places of work for a CV: current ones first, then by end date, latest first; among equals the later start
 * comes first.
 */
export function compareJobs(a: JobDates, b: JobDates): number {
  const later = (one: string, other: string) => (one === other ? 0 : one > other ? -1 : 1);
  // a colon comes after every digit
  return later(a.end_date ?? ':', b.end_date ?? ':') || later(a.start_date, b.start_date);
}

/** Returns whether places of work are sorted by their dates. */
export function areJobsByDate(jobs: readonly JobDates[]): boolean {
  return jobs.every((job, at) => {
    const before = jobs[at - 1];
    return before === undefined || compareJobs(before, job) <= 0;
  });
}
