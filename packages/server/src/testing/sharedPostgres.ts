import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from './postgres.ts';

/** Vitest's global set-up: one PostgreSQL server for the files of a run, on which each test has its own database. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const native = findPostgres();
  const postgres = native === null ? null : await startPostgres(native);
  project.provide('postgresPort', postgres?.port ?? null);
  return postgres?.stop;
}
