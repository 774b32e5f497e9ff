import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite, type OpenDatabase } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import { rollUpReadings } from '../figures/rollUp.ts';
import { forgetVisitors } from '../figures/salt.ts';
import { removeOldKeys } from '../limits/idempotencyKeys.ts';
import { removeOldLimits } from '../limits/rateLimit.ts';
import { removeExpiredTags } from '../routes/posts/tags/store.ts';
import { fillMemory } from '../testing/fillMemory.ts';
import { shortenAddresses } from '../trail/shortenAddresses.ts';
import { removeOldEvents } from '../trail/store.ts';
import { removeOldDeliveries } from '../webhooks/queue.ts';

const now = Date.UTC(2026, 0, 1);
const numbers = 'with n as (select 0 as i union all select i + 1 from n where i < 1199)';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = openSqlite(':memory:');
  if (opened.sqlite) await fillMemory(opened.sqlite);
});
afterAll(() => opened.close());

const events = `insert into events (id, at, begun_at, times, action, actor_name, title, details,
  address, user_agent) ${numbers} select i, 1, 1, 1, 'created', '', '', '[]', '203.0.113.' || (i % 200), '' from n`;

type Work = (db: Database, now: number) => Promise<void>;

test.each<[what: string, rows: string, fill: string, work: Work]>([
  [
    'the marks of past visitors',
    'reading_marks',
    `insert into reading_marks (day, mark) ${numbers} select '2025-01-01', i from n`,
    forgetVisitors,
  ],
  [
    'figures by the hour',
    `reading_counts where span = 'hour'`,
    `insert into reading_counts (span, at, face, kind, name, views, visitors) ${numbers}
      select 'hour', 3600000 * (i % 24), 'blog', 'page', i / 24, 1, 1 from n`,
    rollUpReadings,
  ],
  ['old limits', 'rate_limits', `insert into rate_limits ${numbers} select i, 1, 0 from n`, removeOldLimits],
  [
    'old keys',
    'idempotency_keys',
    `insert into idempotency_keys (id, subject, fingerprint, busy_until, expires_at) ${numbers}
      select i, '', '', 0, 0 from n`,
    removeOldKeys,
  ],
  [
    'deliveries',
    'webhook_deliveries',
    `insert into webhooks (id, name, url, secret, events, state, created_at) values ('w', '', '', '', '[]', 'on', 0);
      insert into webhook_deliveries (id, webhook_id, event, body, created_at, state, attempts, answer_text)
      ${numbers} select i, 'w', '', '', 0, 'sent', 1, '' from n`,
    removeOldDeliveries,
  ],
  [
    'the posts of expired tags',
    'deleted_post_tags',
    `insert into tags (key, id, slug, name_ru, description_ru, description_en, created_at, updated_at, deleted_at)
      values ('a', 'a', 'a', 'a', '', '', 0, 0, 0);
      insert into posts (id, slug, sort_at, created_at, updated_at) ${numbers} select i, i, 0, 0, 0 from n;
      insert into deleted_post_tags (post_id, tag_key, position) ${numbers} select i, 'a', 0 from n`,
    removeExpiredTags,
  ],
  ['addresses', `events where address not like '%/%'`, events, shortenAddresses],
  ['old events', 'events', '', removeOldEvents],
])('%s are tidied in slices', async (_, rows, fill, work) => {
  const { db, sqlite } = opened;
  if (!sqlite) throw new Error('SQLite is needed');
  sqlite.exec(fill);
  const left = () => Number(sqlite.prepare(`select count(*) as n from ${rows}`).get()?.['n']);
  const counts = [left()];
  expect(counts).toEqual([1200]);
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      await nextTurn();
      counts.push(left());
    }
  };
  const watching = watch();
  await work(db, now);
  isOver = true;
  await watching;
  expect(counts.at(-1)).toBe(0);
  const steps = counts.slice(1).map((count, at) => (counts[at] ?? 0) - count);
  expect(Math.max(...steps)).toBeLessThanOrEqual(500);
});
