/** The dates of a job: YYYY-MM or YYYY-MM-DD; null for the end of a current job. */
export interface JobDates {
  start_date: string;
  end_date: string | null;
}

/** Compares jobs for a CV: current ones first, then by end date, latest first; among equals, the later start first. */
export function compareJobs(a: JobDates, b: JobDates): number {
  const later = (one: string, other: string) => (one === other ? 0 : one > other ? -1 : 1);
  // A colon sorts after every digit.
  return later(a.end_date ?? ':', b.end_date ?? ':') || later(a.start_date, b.start_date);
}

/** Returns whether jobs are sorted by their dates. */
export function areJobsByDate(jobs: readonly JobDates[]): boolean {
  return jobs.every((job, at) => {
    const before = jobs[at - 1];
    return before === undefined || compareJobs(before, job) <= 0;
  });
}
