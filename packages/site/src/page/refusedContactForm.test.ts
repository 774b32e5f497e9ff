import type { Api } from '@janus-site/core';
import { expect, test } from 'vitest';
import { sendContactForm } from './sendContactForm.ts';

const form = new URLSearchParams({ name: 'Anna', message: 'Hello', email: 'anna@example.com' });

/** Creates an API whose portfolio service refuses every message. */
function refusing(status: number, body?: object): Api {
  const error = { kind: 'http', status, body, message: `HTTP ${status}` };
  const POST = async () => ({ ok: false, error, response: new Response(null, { status }) });
  return { portfolio: { POST } } as unknown as Api;
}
const send = async (api: Api) =>
  (await sendContactForm(form, { api, face: 'portfolio', language: 'ru' })).outcome;

test('a refusal without the service’s own sentence adds nothing to the form', async () => {
  expect(await send(refusing(503))).toMatchObject({ state: 'failed', fields: {} });
});

test('a refusal with a sentence shows it at the last field', async () => {
  const body = { error: { message: 'Нет места.' } };
  expect(await send(refusing(507, body))).toMatchObject({ fields: { message: 'Нет места.' } });
});
