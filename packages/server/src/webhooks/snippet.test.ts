import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { makeWebhookSecret, signatureHeaders } from './sign.ts';

interface Snippet {
  isFromSite(headers: Record<string, string>, body: string, secret: string): boolean;
}

test('the receiver shown in docs/api.md accepts what the site sends, and nothing else', async () => {
  const text = await readFile(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
  const [, code = ''] = /^```js\n([\s\S]*?)^```$/m.exec(text) ?? [];
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const { isFromSite } = (await import(/* @vite-ignore */ address)) as Snippet;
  const secret = makeWebhookSecret();
  const body = JSON.stringify({ type: 'webhook.test', data: { name: 'Ёж' } });
  const sent = { id: '00000000-0000-4000-8000-000000000001', body, now: Date.now() };
  const headers = signatureHeaders(secret, sent);
  expect(isFromSite(headers, body, secret)).toBe(true);
  const signature = `v1,AAAA ${headers['webhook-signature']}`;
  expect(isFromSite({ ...headers, 'webhook-signature': signature }, body, secret)).toBe(true);
  expect(isFromSite(headers, `${body} `, secret)).toBe(false);
  expect(isFromSite(headers, body, makeWebhookSecret())).toBe(false);
  expect(isFromSite({ ...headers, 'webhook-id': 'x' }, body, secret)).toBe(false);
  expect(isFromSite({}, body, secret)).toBe(false);
  const old = signatureHeaders(secret, { ...sent, now: Date.now() - 600_000 });
  expect(isFromSite(old, body, secret)).toBe(false);
});
