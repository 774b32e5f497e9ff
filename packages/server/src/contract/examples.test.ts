import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { testPassword } from '../testing/testSettings.ts';

const readme = join(import.meta.dirname, '../../../../openapi/README.md');
const standIns = join(import.meta.dirname, '../testing/bin');

describe('the examples of openapi/README.md', () => {
  let bench: TestServer;
  let address: string;

  beforeAll(async () => {
    bench = await startTestServer({ settings: { sample: true } });
    address = await bench.server.listen();
  });
  afterAll(() => bench.stop());

  it('run in one shell, in order, against a server with sample content', async () => {
    const text = await readFile(readme, 'utf8');
    const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block);
    expect(blocks.length).toBeGreaterThan(5);
    const shell = spawn('sh', ['-eu', '-c', blocks.join('\n')], {
      env: {
        JANUS: address,
        PASSWORD: testPassword,
        // The installed curl, if there is one.
        PATH: [process.env['PATH'], dirname(process.execPath), standIns].join(delimiter),
      },
    });
    const [stdout, stderr, [code]] = await Promise.all([
      readText(shell.stdout),
      readText(shell.stderr),
      once(shell, 'close') as Promise<[number]>,
    ]);
    // On a failure the last response shows what was wrong.
    expect(code, `${stdout.slice(-500)}\n${stderr}`).toBe(0);
    expect(stdout).toContain('"username":"owner"');
    expect(stdout).toContain('"status":422');
    expect(stdout).toContain('"status":409');
    expect(stdout).toContain('"current":');
  });
});
