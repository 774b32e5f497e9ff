// Forwards new messages of the contact form to a Telegram chat; a reply to one there answers the visitor by mail. It
// stores nothing: forwarded messages are marked as read, and each text contains the id of its message. Runs until it is
// stopped. Node 22.18 and newer run it as it is.
import { setTimeout as wait } from 'node:timers/promises';
import { createTokenApi, errorText, messages, withOptions } from '@janus-site/core';
import type { Message } from '@janus-site/core';

const help = `Usage: node bot.ts [--once]
Environment: JANUS_URL, JANUS_TOKEN (scope messages; made in the panel under the profile, or by "janus token create"),
TELEGRAM_TOKEN (of @BotFather), TELEGRAM_CHAT (the id of the only chat that is told and obeyed)
  --once  looks at both sides once, and ends
Replies need mail: the panel sets it up under "Site".
Exit codes: 0 done, 1 refused or unreachable with --once, 2 called in a wrong way`;

interface Update {
  update_id: number;
  message?: { text?: string; chat: { id: number }; reply_to_message?: { text?: string } };
}

function failWithHelp(): never {
  console.error(help);
  process.exit(2);
}

/** Reports an error after which the bot continues. */
function report(error: unknown): void {
  console.error(`bot: ${String(error)}`);
  process.exitCode = 1;
}

const words = process.argv.slice(2);
const isOnce = words.includes('--once');
const { JANUS_URL: url, JANUS_TOKEN: token, TELEGRAM_TOKEN: bot, TELEGRAM_CHAT: chat } = process.env;
if (words.some((word) => word !== '--once')) failWithHelp();
if (!url || !token || !bot || !chat) failWithHelp();

const api = createTokenApi({ baseUrls: { auth: url, portfolio: url, posts: url }, token });
const telegram = process.env['TELEGRAM_URL'] ?? 'https://api.telegram.org';

async function call<T>(method: string, body: object): Promise<T> {
  const answer = await fetch(`${telegram}/bot${bot}/${method}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  const said = (await answer.json()) as { ok: boolean; result: T; description?: string };
  if (!said.ok) throw new Error(`Telegram: ${said.description}`);
  return said.result;
}

const say = (text: string) => call('sendMessage', { chat_id: chat, text });

const textOf = ({ id, name, email, telegram: account, message }: Message): string =>
  [`${name} ${email ?? account ?? ''}`.trim(), message.slice(0, 3500), `#${id}`].join('\n\n');

/** The ids of forwarded messages that could not be marked as read yet. */
const unmarked = new Set<string>();

/** Forwards unread messages and marks them as read, so that they are not forwarded again. */
async function tellNew(): Promise<void> {
  const unread = await messages.list({ state: 'inbox', is_read: false, limit: 20 }).load(api);
  if (!unread.ok) throw new Error(errorText(unread.error, 'en'));
  for (const message of unread.data.items.toReversed()) {
    if (!unmarked.has(message.id)) await say(textOf(message));
    unmarked.add(message.id);
    const marked = await messages.update.run(api, { id: message.id, body: { is_read: true } });
    if (!marked.ok) throw new Error(errorText(marked.error, 'en'));
    unmarked.delete(message.id);
  }
}

async function answer({ update_id, message }: Update): Promise<void> {
  const id = /#([\da-f-]{36})$/.exec(message?.reply_to_message?.text ?? '')?.[1];
  if (!message?.text || String(message.chat.id) !== chat) return;
  if (!id) return void (await say('Reply to a message to answer the visitor.'));
  // Telegram repeats updates after an interruption; Janus sends the reply of each key once.
  const once = withOptions(api, { headers: { 'Idempotency-Key': `telegram-${update_id}` } });
  const sent = await messages.reply.run(once, { id, body: { text: message.text } });
  await say(sent.ok ? 'Sent.' : errorText(sent.error, 'en'));
}

let offset = 0;

/** Processes the chat's new replies, each once: an error in one does not hold up or repeat the others. */
async function takeReplies(): Promise<void> {
  const updates = await call<Update[]>('getUpdates', { offset, timeout: isOnce ? 0 : 20 });
  for (const update of updates) {
    offset = update.update_id + 1;
    await answer(update).catch(report);
  }
}

do {
  try {
    await tellNew();
    await takeReplies();
    // With the next offset, Telegram forgets the processed updates.
    if (isOnce) await takeReplies();
  } catch (error) {
    report(error);
    if (!isOnce) await wait(10_000);
  }
} while (!isOnce);
