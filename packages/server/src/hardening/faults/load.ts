import { setTimeout as wait } from 'node:timers/promises';
import { testPassword } from '../../testing/testSettings.ts';
import type { FaultTally } from './faultTally.ts';

export interface Load {
  /** Ids of projects that a server acknowledged. */
  readonly kept: ReadonlySet<string>;
  /** Starts writing to and reading from a server. */
  begin(address: string, options?: { writesOnly?: boolean; picture?: Buffer }): void;
  /** Waits for requests under way. */
  end(): Promise<void>;
  /** Waits until this many more writes are acknowledged. */
  written(more: number): Promise<void>;
}

/** Creates writers and readers that record what was acknowledged, refused, wrong and slow. */
export function createLoad(tally: FaultTally, { pages }: { pages: 'all' | 'kept' | 'untimed' }): Load {
  const kept = new Set<string>();
  const drawings = new Set<string>();
  let works: Promise<void>[] = [];
  let round = { isOver: true };
  let token: Promise<string> | null = null;

  /** Null when the server is dead. */
  async function ask(path: string, init: RequestInit): Promise<{ status: number; text: string } | null> {
    try {
      const response = await fetch(path, { ...init, signal: AbortSignal.timeout(30_000) });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') tally.wrong.push('no answer in 30 s');
      return null;
    }
  }

  function judge(what: string, status: number, text: string): boolean {
    if (status === 503 || status === 507) tally.refused += 1;
    else if (status >= 400 && status !== 401) tally.wrong.push(`${what}: ${status} ${text.slice(0, 200)}`);
    return status < 300;
  }

  async function signIn(address: string): Promise<string> {
    const body = JSON.stringify({ username: 'owner', password: testPassword });
    const headers = { 'content-type': 'application/json' };
    const answer = await ask(`${address}/api/v1/login/`, { method: 'POST', headers, body });
    if (!answer || !judge('sign-in', answer.status, answer.text)) return '';
    return (JSON.parse(answer.text) as { access_token: string }).access_token;
  }

  async function write(address: string, picture?: Buffer): Promise<void> {
    token ??= signIn(address);
    const authorization = `Bearer ${await token}`;
    const body = JSON.stringify({ translations: [{ language: 'ru', title: 'Журнал' }] });
    const form = new FormData();
    if (picture) form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
    const answer = await (picture
      ? ask(`${address}/api/v1/media/`, { method: 'POST', headers: { authorization }, body: form })
      : ask(`${address}/api/v1/projects/`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body,
        }));
    if (!answer) return;
    if (answer.status === 401) token = null;
    if (!judge('write', answer.status, answer.text)) {
      await wait(20);
      return;
    }
    tally.acknowledged += 1;
    if (!picture) kept.add((JSON.parse(answer.text) as { id: string }).id);
  }

  async function visit(address: string, path: string): Promise<void> {
    const began = performance.now();
    const answer = await ask(address + path, {});
    const took = performance.now() - began;
    if (!answer) return;
    judge(path, answer.status, answer.text);
    // a drawing seen before came from the cache, so this visit needed no database
    const isKept = path === '/kept' && drawings.has(answer.text);
    if (path === '/kept') drawings.add(answer.text);
    tally.pages += 1;
    if (pages === 'untimed' || (pages === 'kept' && !isKept)) return;
    tally.slowestPage = Math.max(tally.slowestPage, took);
  }

  return {
    kept,
    begin(address, { writesOnly = false, picture } = {}) {
      const current = { isOver: false };
      round = current;
      const repeat = async (work: () => Promise<void>, pause: number): Promise<void> => {
        while (!current.isOver) {
          await work();
          await wait(pause);
        }
      };
      works = [repeat(() => write(address), 5), repeat(() => write(address), 9)];
      if (picture) works.push(repeat(() => write(address, picture), 5));
      if (writesOnly) return;
      works.push(
        repeat(() => visit(address, '/kept'), 10),
        repeat(() => visit(address, '/fresh'), 15),
      );
    },
    async end() {
      round.isOver = true;
      await Promise.all(works);
    },
    async written(more) {
      const goal = tally.acknowledged + more;
      const patience = performance.now() + 60_000;
      while (tally.acknowledged < goal) {
        if (performance.now() > patience) {
          tally.wrong.push('no write was possible for a minute after the fault');
          return;
        }
        await wait(5);
      }
    },
  };
}
