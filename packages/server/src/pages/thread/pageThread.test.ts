import { getPriority } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterEach, expect, test } from 'vitest';
import { PageThread, UnbuiltError } from './pageThread.ts';
import type { PageThreadOptions } from './pageThread.ts';

const file = new URL('./testing/scriptedThread.ts', import.meta.url);
const origin = 'http://me.example';
const opened: PageThread[] = [];
const ended: string[] = [];

function open(options: Partial<PageThreadOptions> = {}): PageThread {
  const thread = new PageThread({
    file,
    firstAddress: `${origin}/`,
    fetch: async () => new Response('posts'),
    onEnd: ({ message }) => ended.push(message),
    ...options,
  });
  opened.push(thread);
  return thread;
}

afterEach(async () => {
  ended.length = 0;
  for (const thread of opened.splice(0)) await thread.close();
});

const ask = async (thread: PageThread, path: string, signal?: AbortSignal) => {
  const response = await thread.pages(new Request(origin + path, { ...(signal && { signal }) }));
  return response.text();
};

test('a slow page does not block the main thread', async () => {
  const thread = open();
  await thread.ready();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const from = performance.now();
  expect(await ask(thread, '/slow')).toBe('slow');
  const took = performance.now() - from;
  delay.disable();
  expect(took).toBeGreaterThan(280);
  // It would be all of it. A busy machine delays this thread, too.
  expect(delay.max / 1e6).toBeLessThan(took / 2);
});

test.runIf(process.platform === 'linux')(
  'the page thread has a lower priority than the main thread',
  async () => {
    expect(Number(await ask(open(), '/priority'))).toBeGreaterThan(getPriority());
  },
);

test.each([
  ['/exit', /has stopped/, 60_000],
  ['/memory', /memory/, 60_000],
  ['/forever', /longer than 1000 ms/, 1000],
])(
  'a thread that dies of %s fails the page it was rendering; the next page gets a new thread',
  async (path, reason, timeLimit) => {
    const thread = open({ timeLimit });
    await thread.ready();
    const bystander = ask(thread, '/service').catch(() => 'failed');
    await expect(ask(thread, path)).rejects.toThrow(reason);
    await bystander;
    const failure = await thread.failurePage(new Request(origin + path));
    expect([failure.status, await failure.text()]).toEqual([500, 'failurePage']);
    expect(await ask(thread, '/')).toBe('page');
    expect(ended).toEqual([expect.stringMatching(reason)]);
    expect(ended[0]).toContain(origin + path);
  },
);

test('an error keeps its name, message, stack and cause for the log', async () => {
  const thread = open();
  const error: unknown = await ask(thread, '/throw').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    name: 'RangeError',
    message: 'no such row',
    cause: { message: 'the cause' },
  });
  expect((error as Error).stack).toContain('scriptedThread.ts');
  expect(await ask(thread, '/')).toBe('page');
});

test('a page whose time is over leaves nothing open in either thread', async () => {
  let seen: AbortSignal | undefined;
  const silent = (request: Request) => {
    seen = request.signal;
    return new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });
  };
  const thread = open({ fetch: silent });
  await thread.ready();
  const late = new AbortController();
  const answer = ask(thread, '/service', late.signal);
  await expect.poll(() => seen?.aborted).toBe(false);
  late.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(seen?.aborted).toBe(true);
  await expect.poll(() => thread.open).toBe(0);
});

test('a thread that cannot start fails the start with an explanation', async () => {
  const thread = open({ file: new URL('./testing/nothing.js', import.meta.url) });
  const error: unknown = await thread.ready().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnbuiltError);
  expect((error as Error).message).toMatch(/nothing\.js.+npm run build$/s);
  await expect(ask(thread, '/')).rejects.toThrow('nothing.js');
});

test('a thread that hangs while starting fails the waiting pages; the next page gets a new thread', async () => {
  const hanging = new URL('./testing/hangingThread.ts', import.meta.url);
  const thread = open({ file: hanging, data: new SharedArrayBuffer(4), startLimit: 4000 });
  const reason = 'did not start within 4000 ms';
  const waiting = ask(thread, '/');
  await expect(thread.ready()).rejects.toThrow(reason);
  await expect(waiting).rejects.toThrow(reason);
  expect(ended).toEqual([expect.stringContaining(reason)]);
  expect(await ask(thread, '/')).toBe('page');
});

test('after the thread is closed, nothing is rendered and nothing is started', async () => {
  const thread = open();
  await thread.ready();
  const last = ask(thread, '/slow');
  await new Promise((resolve) => setTimeout(resolve, 50));
  await thread.close();
  await expect(last).rejects.toThrow('has stopped');
  await expect(ask(thread, '/')).rejects.toThrow('closing');
  expect(ended).toEqual([]);
});
