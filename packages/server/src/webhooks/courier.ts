import type { Database } from '../db/schema.ts';
import type { WebhookTable } from '../db/schema/webhooks.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Settings } from '../settings.ts';
import type { PostBody } from './post.ts';
import { claimDelivery, hasDue, noteAttempt } from './queue.ts';
import { signatureHeaders } from './sign.ts';

export interface Courier {
  /** Sends what is due now; a call during a round waits for it and then checks again. */
  send(): Promise<void>;
  /** Starts a round without waiting for it, if the courier was started. */
  nudge(): void;
  start(): void;
  /** Aborts deliveries under way: they are sent again later. */
  stop(): Promise<void>;
}

export interface CourierOptions {
  db: Database;
  settings: Settings;
  now(): number;
  /** From 0 to 1. */
  random(): number;
  postBody: PostBody;
  /** Called when a webhook was paused, in the same transaction. */
  onPaused(trx: Database, webhook: WebhookTable): Promise<void>;
  onError(error: unknown): void;
}

const interval = 5000;
const atOnce = 4;

/** Sends the webhook queue: after a write, after a restart, and every five seconds. */
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
    // Every write calls `nudge`, and most sites have no webhook: one query is enough to find nothing.
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
