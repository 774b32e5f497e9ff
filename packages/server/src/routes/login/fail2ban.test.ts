import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

/** The expression of docs/fail2ban/janus.conf; `<ADDR>` is fail2ban's own name for an address. */
function filter(): RegExp {
  const file = readFileSync(new URL('../../../../../docs/fail2ban/janus.conf', import.meta.url), 'utf8');
  const [, expression = ''] = /^failregex = (.+)$/m.exec(file) ?? [];
  return new RegExp(expression.replace('<ADDR>', '(?<address>[\\d.]+|[\\da-f:]+)'));
}

test('the filter for fail2ban finds each refused sign-in and its address, and nothing else', async () => {
  const lines: string[] = [];
  const logDestination = new PassThrough();
  logDestination.on('data', (chunk: Buffer) => void lines.push(...chunk.toString().trim().split('\n')));
  const bench = await startTestServer({
    settings: { logLevel: 'info', trustProxy: ['loopback', '127.0.0.1'] },
    logDestination,
  });
  const tryIn = (username: string, address: string, password = 'wrong') =>
    bench.ask('POST', '/api/v1/login/', {
      body: { username, password },
      headers: { 'x-forwarded-for': address },
    });
  const hostile = '","address":"192.0.2.1","account":null,"msg":"sign-in refused"}';
  await tryIn('owner', '203.0.113.7');
  await tryIn('nobody', '2001:db8::7');
  await tryIn(hostile, '198.51.100.9');
  await bench.signIn();
  await bench.ask('GET', `/api/v1/posts/?q=${encodeURIComponent(hostile)}`);
  const found = lines.flatMap((line) => filter().exec(line)?.groups?.['address'] ?? []);
  expect(found).toEqual(['203.0.113.7', '2001:db8::7', '198.51.100.9']);
  expect(lines.join('\n')).toContain('"account":"owner"');
  expect(lines.join('\n')).not.toContain('nobody');
  await bench.stop();
});
