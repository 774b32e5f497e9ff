import { fieldErrors, messages } from '@janus-site/core';
import type { Api, ClientError, Face, FeedbackRequest, Language } from '@janus-site/core';
import type { FormOutcome } from '@janus-site/ui/hooks/formOutcome.tsx';

const names = ['name', 'email', 'telegram', 'message'] as const;
const honeypot = 'website';

/** Refusals that the input did not cause: the page keeps their status. */
const passedOn: ReadonlySet<number> = new Set([429, 503, 507]);

export interface Posted {
  outcome: FormOutcome;
  status: number;
  /** Seconds after which to retry, if the service reports them. */
  retryAfter: string | null;
}

function refused(error: ClientError, values: Record<string, string>): Pick<Posted, 'outcome' | 'status'> {
  const isPassedOn = error.kind === 'http' && passedOn.has(error.status);
  const status = isPassedOn ? error.status : 422;
  const message = isPassedOn && error.body?.error?.message;
  // An error of the whole form is shown at the last field, next to the button.
  const fields = message ? { message } : fieldErrors(error);
  return { outcome: { state: 'failed', values, fields }, status };
}

/** Sends a contact form that was posted without scripts, as the scripted form would. */
export async function sendContactForm(
  form: URLSearchParams,
  { api, face, language }: { api: Api; face: Face; language: Language },
): Promise<Posted> {
  // Browsers count a line break as one character, and send two.
  const textOf = (name: string) => (form.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  const values = Object.fromEntries(names.map((name) => [name, textOf(name)]));
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
