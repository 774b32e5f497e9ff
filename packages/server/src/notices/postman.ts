import type { Database } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import type { SendNotice } from './channels.ts';
import { claimNotices, noteFailure, removeNotice, type Notice } from './outbox.ts';

export interface Postman {
  /** Sends what is due now; calls while one is under way wait for it and look once more. */
  send(): Promise<void>;
  start(): void;
  stop(): void;
}

export interface PostmanOptions {
  db: Database;
  settings: Settings;
  now(): number;
  sendNotice: SendNotice;
  onError(error: unknown): void;
}

const interval = 30_000;

/** A notice may hold no secret of the settings, and neither may the note of its failure. */
function describe(error: unknown, settings: Settings): string {
  const text = error instanceof Error ? error.message : String(error);
  const secrets = [settings.telegramToken, settings.smtpUrl].filter((secret) => secret !== null);
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
}

/** Empties the outbox: after an answer, after a restart, and every half a minute for what failed. */
export function createPostman({ db, settings, now, sendNotice, onError }: PostmanOptions): Postman {
  let timer: NodeJS.Timeout | null = null;
  let round: Promise<void> = Promise.resolve();

  async function sendDue(): Promise<void> {
    for (const row of await claimNotices(db, now())) {
      try {
        await sendNotice(settings, row.channel, JSON.parse(row.payload) as Notice);
        await removeNotice(db, row.id);
      } catch (error) {
        const text = describe(error, settings);
        await noteFailure(db, row.id, text);
        onError(new Error(`A notice by ${row.channel} failed (attempt ${row.attempts}): ${text}`));
      }
    }
  }

  function send(): Promise<void> {
    round = round.then(sendDue).catch(onError);
    return round;
  }

  return {
    send,
    start() {
      void send();
      timer = setInterval(() => void send(), interval).unref();
    },
    stop() {
      if (timer) clearInterval(timer);
    },
  };
}
