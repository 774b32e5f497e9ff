import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export interface S3Server {
  /** The address of an empty bucket, in the form of JANUS_STORAGE_URL. */
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** Starts a real server of the protocol, which checks signatures, with one bucket. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'janus-s3-'));
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    vhostBuckets: false,
    directory,
    configureBuckets: [{ name: 'uploads', configs: [] }],
  });
  await s3.run();
  const server = s3.httpServer;
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/uploads?region=us-east-1`,
    port,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
