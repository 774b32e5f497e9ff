import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startS3Server, type S3Server } from './s3Server.ts';

/** Gives the tests of a file an S3 server and an empty folder, and removes both after them. */
export function useS3Server(): { folder: string; server(): S3Server } {
  const folder = mkdtempSync(join(tmpdir(), 'janus-s3-tests-'));
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, server: () => server };
}
