import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** Creates a secret in the form of Standard Webhooks: 256 random bits. */
export function makeWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/** Returns the headers that prove to a receiver who sent a body, and when: https://www.standardwebhooks.com */
export function signatureHeaders(
  secret: string,
  { id, body, now }: { id: string; body: string; now: number },
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${digest}` };
}
