import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { softAuthenticator } from '../../testing/softAuthenticator.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

/** The patterns that fail2ban 1.0 substitutes for its placeholders. */
const names = {
  '<ADDR>': String.raw`(?<address>[\d.]+|[\da-f:]+)`,
  '{EPOCH}': String.raw`(?<time>\d{10,11}\b(?:\.\d{3,6})?)`,
  '{LEPOCH}': String.raw`(?<time>\d{10,11}(?:\d{3}(?:\.\d{1,6}|\d{3})?)?)`,
};

/** Returns an expression of docs/fail2ban/janus.conf. */
function filter(name: 'failregex' | 'datepattern'): RegExp {
  const file = readFileSync(new URL('../../../../../docs/fail2ban/janus.conf', import.meta.url), 'utf8');
  const [, expression = ''] = new RegExp(`^${name} = (.+)$`, 'm').exec(file) ?? [];
  return new RegExp(
    Object.entries(names).reduce((text, [name, meant]) => text.replace(name, meant), expression),
  );
}

const failure = filter('failregex');
// Must not match part of a longer number.
const date = new RegExp(`${filter('datepattern').source}(?!\\w)`);

/** Returns the addresses and times that fail2ban reads. */
const readBy = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const { address } = failure.exec(line)?.groups ?? {};
    return address === undefined ? [] : [{ address, time: Number(date.exec(line)?.groups?.['time'] ?? 0) }];
  });

async function open() {
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
  return { lines, bench, tryIn };
}

test('the fail2ban filter finds every refused sign-in with its address, and nothing else', async () => {
  const { lines, bench, tryIn } = await open();
  const hostile = '","address":"192.0.2.1","account":null,"msg":"sign-in refused"}';
  await tryIn('owner', '203.0.113.7');
  await tryIn('nobody', '2001:db8::7');
  await tryIn(hostile, '198.51.100.9');
  await bench.signIn();
  await bench.ask('GET', `/api/v1/posts/?q=${encodeURIComponent(hostile)}`);
  const found = readBy(lines);
  expect(found.map(({ address }) => address)).toEqual(['203.0.113.7', '2001:db8::7', '198.51.100.9']);
  for (const { time } of found) expect(Math.abs(Date.now() - time)).toBeLessThan(60_000);
  expect(lines.join('\n')).toContain('"account":"owner"');
  expect(lines.join('\n')).not.toContain('nobody');
  await bench.stop();
});

test('it also finds those by every other sign-in method, and the trail names the method', async () => {
  const { lines, bench } = await open();
  const { access_token: as } = await bench.signIn();
  const origin = 'http://portfolio.localhost';
  const from = (address: string) => ({ origin, 'x-forwarded-for': address });
  const ask = (path: string, address: string, body?: object, token?: string) =>
    bench.ask<{ options: unknown }>('POST', `/api/v1/${path}`, {
      body,
      headers: from(address),
      ...(token !== undefined && { as: token }),
    });
  const { body: asked } = await ask('passkeys/options/', '192.0.2.1', undefined, as);
  const key = softAuthenticator(origin);
  await ask('passkeys/', '192.0.2.1', key.make(asked.options), as);
  const { body: question } = await ask('passkeys/sign-in/options/', '192.0.2.1');
  await ask('passkeys/sign-in/', '203.0.113.1', key.use(question.options, { isVerified: false }));
  const verifier = randomBytes(32).toString('base64url');
  const code = createHash('sha256').update('none').digest('base64url');
  await ask('handovers/sign-in/', '203.0.113.2', { code, code_verifier: verifier });
  await ask('sessions/confirm/', '203.0.113.3', { password: 'a wrong guess' }, as);
  expect(readBy(lines).map(({ address }) => address)).toEqual(['203.0.113.1', '203.0.113.2', '203.0.113.3']);
  const events = await bench.ask<Schemas['EventList']>('GET', '/api/v1/events/', { as });
  const refused = events.body.items.filter(({ action }) => action === 'sign_in_refused');
  expect(refused.map(({ address, details }) => [address, ...details]).toSorted()).toEqual([
    ['203.0.113.1', 'passkey'],
    ['203.0.113.2', 'handover'],
    ['203.0.113.3', 'confirmation'],
  ]);
  await bench.stop();
});
