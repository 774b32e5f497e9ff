import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Vitest's global set-up: the folder of the sample that the files of a run copy; see `copySample.ts`. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'janus-sample-'));
  project.provide('sampleFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
