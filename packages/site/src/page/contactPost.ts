import { fieldErrors, messages } from '@janus-site/core';
import type { Api, ClientError, Face, FeedbackRequest, Language } from '@janus-site/core';
import type { FormOutcome } from '@janus-site/ui/hooks/formOutcome.tsx';

const names = ['name', 'email', 'telegram', 'message'] as const;
const honeypot = 'website';

/** Refusals that are no fault of what was typed: the page says them with their own status. */
const passedOn: ReadonlySet<number> = new Set([429, 503, 507]);

export interface Posted {
  outcome: FormOutcome;
  status: number;
  /** Seconds after which it is worth another try, where the service says so. */
  retryAfter: string | null;
}

function refused(error: ClientError, values: Record<string, string>): Pick<Posted, 'outcome' | 'status'> {
  const status = error.kind === 'http' && passedOn.has(error.status) ? error.status : 422;
  // what the service says of the whole stands at the last field, beside the button
  const fields = status === 422 ? fieldErrors(error) : { message: error.message };
  return { outcome: { state: 'failed', values, fields }, status };
}

/** Sends what the contact form posted without scripts, as the scripted form would. */
export async function sendContactForm(
  form: URLSearchParams,
  { api, face, language }: { api: Api; face: Face; language: Language },
): Promise<Posted> {
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
  if (result.ok) return { outcome: { state: 'sent', values }, status: 200, retryAfter: null };
  const retryAfter = result.response?.headers.get('retry-after') ?? null;
  return { ...refused(result.error, values), retryAfter };
}
