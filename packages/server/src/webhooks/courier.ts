import type { Database } from '../db/schema.ts';
import type { WebhookTable } from '../db/schema/webhooks.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Settings } from '../settings.ts';
import type { PostBody } from './post.ts';
import { claimDelivery, hasDue, noteAttempt } from './queue.ts';
import { signatureHeaders } from './sign.ts';

export interface Courier {
  /** Sends what is due now; calls while one is under way wait for it and look once more. */
  send(): Promise<void>;
  /** Says that there may be something to send, once it was started; nobody waits for it. */
  nudge(): void;
  start(): void;
  /** Ends what is under way: it is sent again later. */
  stop(): Promise<void>;
}

export interface CourierOptions {
  db: Database;
  settings: Settings;
  now(): number;
  /** From 0 to 1. */
  random(): number;
  postBody: PostBody;
  /** Tells of a webhook that was paused, in the transaction that does it. */
  onPaused(trx: Database, webhook: WebhookTable): Promise<void>;
  onError(error: unknown): void;
}

const interval = 5000;
const atOnce = 4;

/** Brings the queue of webhooks out: after a write, after a restart, and every five seconds for what waits. */
export function createCourier(options: CourierOptions): Courier {
  const { db, settings, now, random, postBody, onPaused, onError } = options;
  let timer: NodeJS.Timeout | null = null;
  let round: Promise<void> = Promise.resolve();
  const stopping = new AbortController();

  async function sendOne(): Promise<boolean> {
    const claimed = await claimDelivery(db, { settings, now: now(), random: random() });
    if (!claimed) return false;
    const { delivery, webhook } = claimed;
    const { id, body } = delivery;
    const headers = signatureHeaders(webhook.secret, { id, body, now: now() });
    const attempt = await postBody(webhook.url, { body, headers, signal: stopping.signal });
    if (stopping.signal.aborted) return false;
    await inTransaction(db, async (trx) => {
      const paused = await noteAttempt(trx, claimed, attempt, now());
      if (paused) await onPaused(trx, paused);
    });
    return true;
  }

  async function sendDue(): Promise<void> {
    while (!stopping.signal.aborted && (await sendOne()));
  }

  async function sendAll(): Promise<void> {
    // Each write nudges: one look says that there is nothing, and most sites have no webhook.
    if (!(await hasDue(db, now()))) return;
    await Promise.all(Array.from({ length: atOnce }, () => sendDue().catch(onError)));
  }

  function send(): Promise<void> {
    round = round.then(sendAll).catch(onError);
    return round;
  }

  return {
    send,
    nudge() {
      if (timer && !stopping.signal.aborted) void send();
    },
    start() {
      timer = setInterval(() => void send(), interval).unref();
      void send();
    },
    async stop() {
      if (timer) clearInterval(timer);
      stopping.abort();
      await round;
    },
  };
}
