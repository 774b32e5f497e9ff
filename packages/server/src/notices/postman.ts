import type { Schemas } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import type { SendNotice } from './sendNotice.ts';
import { NoticeFailure, withoutSecrets } from './failure.ts';
import {
  claimNotice,
  hasNotices,
  isHopeless,
  noteFailure,
  patience,
  removeNotice,
  type LetterNotice,
  type Notice,
} from './outbox.ts';
import type { Channel } from './store.ts';
import { readTransports, transportToTry, type Transport } from './transports.ts';

export interface Postman {
  /** Sends what is due now; a call during a round waits for it and then checks again, separately for each channel. */
  send(): Promise<void>;
  /** Sends a letter without the outbox, even if the channel is off. Returns the result; null if it was never set up. */
  deliver(channel: Channel, letter: LetterNotice & { id?: string }): Promise<Schemas['NoticeTest'] | null>;
  start(): void;
  /** Starts no more letters and waits for those under way, which are aborted and sent again later if they take long. */
  stop(): Promise<void>;
}

export interface PostmanOptions {
  db: Database;
  settings: Settings;
  now(): number;
  sendNotice: SendNotice;
  onError(error: unknown): void;
  /** Milliseconds for a letter that somebody waits for; fourteen seconds by default. */
  deliveryTime?: number;
}

const interval = 30_000;
/** Milliseconds; less than systemd and others allow a process to end. */
const lastPatience = 10_000;

/** Sends the outbox: after a response, after a restart, and every half minute for failed notices. */
export function createPostman({
  db,
  settings,
  now,
  sendNotice,
  onError,
  deliveryTime = 14_000,
}: PostmanOptions): Postman {
  let timer: NodeJS.Timeout | null = null;
  /** Separate, so that a server that hangs holds back no other channel. */
  const rounds: Record<Channel, Promise<void>> = { mail: Promise.resolve(), telegram: Promise.resolve() };
  let isStopping = false;
  const ending = new AbortController();

  /** Returns null on success. */
  async function failureOf(
    transport: Transport,
    notice: Notice,
    signal: AbortSignal,
  ): Promise<NoticeFailure | null> {
    try {
      await sendNotice(transport, notice, signal);
      return null;
    } catch (error) {
      const { outcome, detail } =
        error instanceof NoticeFailure ? error : new NoticeFailure('failed', String(error));
      return new NoticeFailure(outcome, withoutSecrets(detail, transport));
    }
  }

  async function sendDue(channel: Channel): Promise<void> {
    if (isStopping || !(await hasNotices(db, channel, now()))) return;
    const { [channel]: transport } = await readTransports(db, settings);
    if (!transport) return;
    while (!isStopping) {
      const row = await claimNotice(db, channel, now());
      if (!row) return;
      const signal = AbortSignal.any([AbortSignal.timeout(patience), ending.signal]);
      const notice = { ...(JSON.parse(row.payload) as Notice), id: row.id };
      const failure = await failureOf(transport, notice, signal);
      const isLast = failure !== null && isHopeless(row, now());
      if (failure) {
        const attempt = `attempt ${row.attempts}${isLast ? ', the last' : ''}`;
        onError(new Error(`A notice by ${row.channel} failed (${attempt}): ${failure.message}`));
      }
      if (failure && !isLast) await noteFailure(db, row.id, failure.message);
      else await removeNotice(db, row.id);
    }
  }

  async function send(): Promise<void> {
    for (const channel of ['mail', 'telegram'] as const)
      rounds[channel] = rounds[channel].then(() => sendDue(channel)).catch(onError);
    await Promise.all(Object.values(rounds));
  }

  return {
    send,
    async deliver(channel, letter) {
      const transport = await transportToTry(db, settings, channel);
      if (!transport) return null;
      const failure = await failureOf(transport, letter, AbortSignal.timeout(deliveryTime));
      return { outcome: failure?.outcome ?? 'delivered', detail: failure?.detail ?? '' };
    },
    start() {
      void send();
      timer = setInterval(() => void send(), interval).unref();
    },
    async stop() {
      isStopping = true;
      if (timer) clearInterval(timer);
      const impatience = setTimeout(() => ending.abort(), lastPatience);
      await Promise.all(Object.values(rounds));
      clearTimeout(impatience);
    },
  };
}
