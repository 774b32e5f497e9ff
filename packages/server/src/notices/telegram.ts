import { NoticeFailure } from './failure.ts';
import type { TelegramTransport } from './transports.ts';

export type Fetch = typeof globalThis.fetch;

/** Returns Telegram's description of a refusal: "Bad Request: chat not found". */
async function descriptionOf(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json();
    const { description } = Object(body) as { description?: unknown };
    return typeof description === 'string' ? description : '';
  } catch {
    return '';
  }
}

/** Telegram accepts 4096 UTF-16 code units. */
const most = 4096;
/** In both languages, like the site's letters. */
const rest =
  '…\n\nСообщение длиннее: целиком оно в панели. / The message is longer: read all of it in the panel.';

function withinLimit(text: string): string {
  if (text.length <= most) return text;
  // Removes half an emoji at the cut.
  return text.slice(0, most - rest.length).replace(/[\uD800-\uDBFF]$/, '') + rest;
}

async function ask(
  fetch: Fetch,
  { token, chat }: TelegramTransport,
  text: string,
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(`https://api.telegram.org/bot${token}/sendMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chat_id: chat, text: withinLimit(text) }),
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw new NoticeFailure('time_out');
    const { cause } = error as { cause?: { code?: string } };
    const isUnknown = cause?.code === 'ENOTFOUND' || cause?.code === 'EAI_AGAIN';
    throw new NoticeFailure(isUnknown ? 'host_not_found' : 'no_connection', cause?.code ?? '');
  }
}

/** Sends a text to the chat; throws with Telegram's description if it was refused. */
export async function sendTelegram(
  fetch: Fetch,
  transport: TelegramTransport,
  text: string,
  signal: AbortSignal,
): Promise<void> {
  const response = await ask(fetch, transport, text, signal);
  if (response.ok) return;
  const detail = (await descriptionOf(response)) || `HTTP ${response.status}`;
  // A token in a wrong form leads to an address that does not exist.
  const isToken = response.status === 401 || response.status === 404;
  throw new NoticeFailure(isToken ? 'login_refused' : 'refused', detail);
}
