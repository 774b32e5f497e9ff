import { setTimeout as sleep } from 'node:timers/promises';
import { removeOldAccessTokens } from '../accounts/accessTokens/store.ts';
import { removeEndedHandovers } from '../accounts/handover/codes.ts';
import { removeEndedChallenges } from '../accounts/passkeys/challenges.ts';
import { removeEndedSessions } from '../accounts/sessions.ts';
import type { ServerContext } from '../context.ts';
import { withLongStatements } from '../db/timeouts.ts';
import { rollUpReadings } from '../figures/rollUp.ts';
import { removeOldKeys } from '../limits/idempotencyKeys.ts';
import { removeOldLimits } from '../limits/rateLimit.ts';
import { sweepMedia } from '../media/sweep.ts';
import { removeOtherFiles } from '../moving/jobs/files.ts';
import { removeOldImports } from '../moving/jobs/store.ts';
import { removeEndedLinks } from '../routes/posts/previewLinks.ts';
import { removeExpiredCareer } from '../routes/career/store.ts';
import { removeExpiredVersions } from '../routes/cvVersions/store.ts';
import { removeExpiredSeries } from '../routes/posts/series/store.ts';
import { reindexNoted } from '../routes/posts/tags/reindexPosts.ts';
import { removeExpiredTags } from '../routes/posts/tags/store.ts';
import { removeExpiredRedirects } from '../routes/redirects/store.ts';
import { removeExpiredTrash } from '../routes/trash/store.ts';
import { shortenAddresses } from '../trail/shortenAddresses.ts';
import { removeOldEvents } from '../trail/store.ts';
import { renewSearch } from '../search/rebuildSearch.ts';
import { removeOldDeliveries } from '../webhooks/queue.ts';
import { backUpWhenDue } from '../backup/daily/backUpWhenDue.ts';
import { renewTexts } from './renewTexts.ts';

export interface Housekeeping {
  start(): void;
  /** Starts no more tasks; waits for the current one, but not long: a backup may take minutes. */
  stop(): Promise<void>;
}

const hour = 60 * 60 * 1000;
/** Less than systemd and others allow a process to end. */
const lastPatience = 10_000;

/**
 * Runs hourly: removes what has ended or expired and unused pictures, makes the day's backup, and renews the texts and the
 * search index of an older version.
 */
export function createHousekeeping({
  context,
  onError,
}: {
  context: ServerContext;
  onError(error: unknown): void;
}): Housekeeping {
  const { db, media, now, settings } = context;
  let timer: NodeJS.Timeout | null = null;
  let round: Promise<void> | null = null;
  const stopping = new AbortController();

  async function tidy(): Promise<void> {
    const works = [
      () => removeEndedSessions(db, now()),
      () => removeEndedChallenges(db, now()),
      () => removeEndedHandovers(db, now()),
      () => removeOldAccessTokens(db, now()),
      () => removeOldLimits(db, now()),
      () => removeOldKeys(db, now()),
      () => removeEndedLinks(db, now()),
      () => removeExpiredTrash(db, now()),
      () => removeExpiredTags(db, now()),
      () => removeExpiredSeries(db, now()),
      () => removeExpiredRedirects(db, now()),
      () => removeExpiredCareer(db, now()),
      () => removeExpiredVersions(db, now()),
      () => removeOldEvents(db, now()),
      () => removeOldDeliveries(db, now()),
      async () => removeOtherFiles(settings, await removeOldImports(db, now())),
      () => context.figures.forget(),
      () => rollUpReadings(db, now()),
      async () => settings.shortenAddresses && (await shortenAddresses(db, now())),
      () => reindexNoted(db, now, stopping.signal),
      () => sweepMedia(db, media, { now: now() }),
      () => backUpWhenDue(context),
      () => renewTexts(db, { now, onError, signal: stopping.signal }),
      () => renewSearch(db, now()),
    ];
    for (const work of works) {
      if (stopping.signal.aborted) return;
      await withLongStatements<unknown>(work).catch(onError);
    }
  }

  /** A round that takes longer than an hour is not run twice. */
  function begin(): void {
    round ??= tidy().finally(() => {
      round = null;
    });
  }

  return {
    start() {
      begin();
      timer = setInterval(begin, hour).unref();
    },
    async stop() {
      stopping.abort();
      if (timer) clearInterval(timer);
      const patience = new AbortController();
      await Promise.race([round, sleep(lastPatience, undefined, patience).catch(() => undefined)]);
      patience.abort();
    },
  };
}
