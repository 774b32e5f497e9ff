import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from '../../packages/server/src/testing.ts';
import type { TestServer } from '../../packages/server/src/testing.ts';
import { root } from '../support/root.ts';
import { run } from '../support/run.ts';

/** An example that uses an access token, with a site and a folder to run it in. */
export interface TokenExample {
  test: TestServer;
  script: string;
  folder: string;
  makeToken(scopes: readonly string[]): Promise<string>;
  /** Returns the exit code and the output. */
  run(
    token: string,
    words: readonly string[],
    environment?: Record<string, string>,
  ): Promise<readonly [code: number | null, output: string]>;
  stop(): Promise<void>;
}

export async function startTokenExample(path: string): Promise<TokenExample> {
  const script = join(root, 'examples', path);
  const folder = await mkdtemp(join(tmpdir(), 'janus-example-'));
  const test = await startTestServer();
  const url = new URL(await test.server.listen()).origin;
  return {
    test,
    script,
    folder,
    async makeToken(scopes) {
      const { access_token: as } = await test.signIn();
      const body = { name: 'CI', scopes, expires_in_days: 1 };
      return (await test.ask<{ token: string }>('POST', '/api/v1/access-tokens/', { as, body })).body.token;
    },
    async run(token, words, environment = {}) {
      const parameters = ['--conditions=janus-source', script, ...words];
      const env = { JANUS_URL: url, JANUS_TOKEN: token, ...environment };
      const { code, output } = await run(process.execPath, parameters, { cwd: folder, env });
      return [code, output.trim()];
    },
    async stop() {
      await test.stop();
      await rm(folder, { recursive: true });
    },
  };
}
