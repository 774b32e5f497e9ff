import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { testPassword } from '../testing/testSettings.ts';
import { prepareProcess } from './crash/process.ts';
import {
  acknowledged,
  countUntilDeath,
  createLedger,
  editUntilDeath,
  writeUntilDeath,
  type Ledger,
  type Target,
} from './crash/writer.ts';
import { createRandom } from './faults/random.ts';

/** `npm run faults -- kills` kills a server a thousand times; FUZZ_RUNS raises the number here. */
const rounds = Number(process.env['FUZZ_RUNS'] ?? (inject('isWhole') ? 4 : 2));
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_314);

async function post(
  address: string,
  path: string,
  body: object,
  token = '',
): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
}

/** Lists everything that is missing, half written or damaged. */
function losses(file: string, ledger: Ledger, { counterId, editedId }: Target): string[] {
  const db = new DatabaseSync(file);
  try {
    const rows = (sql: string): Record<string, unknown>[] => db.prepare(sql).all();
    const found = (sql: string): Set<unknown> => new Set(rows(sql).map((row) => row['id']));
    const projects = found('select id from projects where deleted_at is null');
    const posts = found('select id from posts where deleted_at is null');
    const trash = found(
      'select id from projects where deleted_at > 0 union select id from posts where deleted_at > 0',
    );
    const published = Number(
      db.prepare('select body from post_translations where post_id = ?').get(editedId)?.['body'],
    );
    const pending = db.prepare('select body from post_pending where post_id = ?').get(editedId)?.['body'];
    const newest = db
      .prepare('select body from post_revisions where post_id = ? order by revision desc limit 1')
      .get(editedId)?.['body'];
    const count = (sql: string): number => Number(rows(sql)[0]?.['n']);
    const address = String(
      db.prepare('select demo_url from projects where id = ?').get(counterId)?.['demo_url'],
    );
    const kept = Number(address.split('/').at(-1)) || 0;
    return [
      ...[...ledger.projects].filter((id) => !projects.has(id)).map((id) => `project ${id} is lost`),
      ...[...ledger.posts].filter((id) => !posts.has(id)).map((id) => `post ${id} is lost`),
      ...[...ledger.deleted].filter((id) => projects.has(id)).map((id) => `project ${id} came back`),
      ...[...ledger.deleted].filter((id) => !trash.has(id)).map((id) => `project ${id} cannot come back`),
      ...[...ledger.moving]
        .filter((id) => !posts.has(id) && !trash.has(id))
        .map((id) => `post ${id} is lost on its way`),
      ...(published < ledger.edits ? [`the text went back from ${ledger.edits} to ${published}`] : []),
      ...(Number(newest) === published ? [] : [`the history ends with ${String(newest)}, not ${published}`]),
      // a text is published and stops being pending in one transaction
      ...(pending !== undefined && Number(pending) <= published ? [`${published} is still pending`] : []),
      ...(kept < ledger.counter ? [`the counter went back from ${ledger.counter} to ${kept}`] : []),
      ...rows('pragma integrity_check').flatMap((row) =>
        row['integrity_check'] === 'ok' ? [] : [String(row['integrity_check'])],
      ),
      ...rows('pragma foreign_key_check').map((row) => `${String(row['table'])} refers to nothing`),
      ...(count(
        'select count(*) as n from projects where id not in (select project_id from project_translations)',
      )
        ? ['a project has lost its text']
        : []),
      ...(count('select count(*) as n from posts where id not in (select post_id from post_translations)')
        ? ['a post has lost its text']
        : []),
      ...(count('select count(*) as n from posts where id not in (select post_id from post_revisions)')
        ? ['a post has lost its history']
        : []),
      ...(count("select count(*) as n from search_documents where kind = 'post'") === posts.size
        ? []
        : ['the search does not know every post']),
    ];
  } finally {
    db.close();
  }
}

describe('a killed server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'janus-crash-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(`keeps every acknowledged write, ${rounds} times`, { timeout: 60_000 + 45_000 * rounds }, async () => {
    const random = createRandom(seed);
    const ledger = createLedger();
    const environment = {
      JANUS_DATA: folder,
      JANUS_SAMPLE: 'off',
      JANUS_BACKUPS: '0',
      JANUS_RATE_LIMITS: 'off',
      JANUS_LOG_LEVEL: 'error',
      JANUS_OWNER_PASSWORD: testPassword,
    };
    let token = '';
    let counterId = '';
    let editedId = '';
    // the next one loads its program while this one works
    let next = prepareProcess(environment);
    try {
      for (let round = 0; round < rounds; round += 1) {
        const server = next;
        const address = await server.open();
        next = prepareProcess(environment);
        if (round === 0) {
          const credentials = { username: 'owner', password: testPassword };
          token = (await post(address, '/api/v1/login/', credentials))['access_token'] ?? '';
          const translations = [{ language: 'ru', title: 'Счётчик' }];
          counterId = (await post(address, '/api/v1/projects/', { translations }, token))['id'] ?? '';
          const edited = {
            translations: [{ language: 'ru', title: 'Правка', body: '0', status: 'published' }],
          };
          editedId = (await post(address, '/api/v1/posts/', edited, token))['id'] ?? '';
        }
        const target = { address, token, counterId, editedId };
        const writers = [
          writeUntilDeath(target, ledger, `${round}-a`),
          writeUntilDeath(target, ledger, `${round}-b`),
          countUntilDeath(target, ledger),
          editUntilDeath(target, ledger),
        ];
        // counted in writes, a moment is as random on a busy machine as on an idle one
        const enough = acknowledged(ledger) + 1 + Math.floor(random() * 40);
        const before = { posts: ledger.posts.size, counter: ledger.counter, edits: ledger.edits };
        // every kind of write is under way at every kill, however slow the machine
        const isReached = () =>
          acknowledged(ledger) >= enough &&
          ledger.posts.size > before.posts &&
          ledger.counter > before.counter &&
          ledger.edits > before.edits;
        await expect.poll(isReached, { timeout: 60_000, interval: 1 }).toBe(true);
        await new Promise((resolve) => setTimeout(resolve, random() * 20));
        await server.kill();
        await Promise.all(writers);
        expect(losses(join(folder, 'janus.sqlite'), ledger, target), `round ${round}`).toEqual([]);
      }
    } finally {
      await next.kill();
    }
    console.log(`${acknowledged(ledger)} acknowledged writes, none lost`);
    expect(ledger.counter).toBeGreaterThanOrEqual(rounds);
    expect(ledger.posts.size).toBeGreaterThanOrEqual(rounds);
  });
});
