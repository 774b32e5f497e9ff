import { fieldErrors, messages } from '@janus-site/core';
import type { Api, Face, FeedbackRequest, Language } from '@janus-site/core';
import type { FormOutcome } from '@janus-site/ui/data/formOutcome.tsx';

const names = ['name', 'email', 'telegram', 'message'] as const;
const honeypot = 'website';

/** Sends what the contact form posted without scripts, as the scripted form would. */
export async function sendContactForm(
  form: URLSearchParams,
  { api, face, language }: { api: Api; face: Face; language: Language },
): Promise<FormOutcome> {
  const values = Object.fromEntries(names.map((name) => [name, (form.get(name) ?? '').trim()]));
  const body: FeedbackRequest = {
    name: values['name'] ?? '',
    message: values['message'] ?? '',
    language,
    face,
  };
  if (values['email']) body.email = values['email'];
  if (values['telegram']) body.telegram = values['telegram'];
  if (form.get(honeypot)) body.website = form.get(honeypot) ?? '';
  const result = await messages.send.run(api, body);
  if (result.ok) return { state: 'sent' };
  return { state: 'failed', values, fields: fieldErrors(result.error) };
}
