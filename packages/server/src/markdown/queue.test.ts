import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { ProblemError } from '../errors.ts';
import { RenderQueue, type RenderQueueOptions } from './queue.ts';
import type { RenderOptions } from './types.ts';

const options: RenderOptions = { language: 'en', topLevel: 2, idPrefix: '', pictures: {} };
/** Several seconds of work that no limit of a text forbids. */
const slowText = '*a '.repeat(2_000_000);
let queue: RenderQueue;
afterEach(() => queue.close());

function isProblem(code: ProblemError['code']): (error: unknown) => boolean {
  return (error) => error instanceof ProblemError && error.code === code;
}

/** A queue whose thread runs `source`. */
async function queueOf(
  source: string,
  limits: Partial<RenderQueueOptions> = {},
): Promise<{ folder: string; made: RenderQueue }> {
  const folder = await mkdtemp(join(tmpdir(), 'janus-worker-'));
  const file = join(folder, 'worker.mjs');
  await writeFile(file, source);
  return { folder, made: new RenderQueue({ timeLimit: 60_000, workerUrl: pathToFileURL(file), ...limits }) };
}

test('texts of one account are rendered in order', async () => {
  queue = new RenderQueue({ timeLimit: 60_000 });
  const answers = await Promise.all(['# a', '*b*', '`c`'].map((body) => queue.render(body, options, 'one')));
  expect(answers.map((answer) => answer.text)).toEqual(['a', 'b', 'c']);
});

test('accounts take turns: many texts of one do not make another wait', async () => {
  queue = new RenderQueue({ timeLimit: 60_000 });
  const order: string[] = [];
  const send = (account: string, body: string) =>
    queue.render(body, options, account).then(({ text }) => order.push(text));
  const many = Array.from({ length: 10 }, (_, index) => send('busy', `busy ${index}`));
  await Promise.all([...many, send('quiet', 'quiet')]);
  expect(order.indexOf('quiet')).toBe(1);
  expect(order.filter((text) => text !== 'quiet')).toEqual(
    Array.from({ length: 10 }, (_, index) => `busy ${index}`),
  );
});

test('an account with too many waiting texts is refused; other accounts are served', async () => {
  queue = new RenderQueue({ timeLimit: 60_000, laneLimit: 2 });
  const waiting = ['a', 'b'].map((body) => queue.render(body, options, 'one'));
  await expect(queue.render('c', options, 'one')).rejects.toSatisfy(isProblem('unavailable'));
  expect((await queue.render('d', options, 'other')).text).toBe('d');
  await Promise.all(waiting);
});

test.each([
  ['headings', '# a\n'.repeat(50_000)],
  ['headings', 'a\n=\n'.repeat(40_000)],
  ['footnotes', Array.from({ length: 9000 }, (_, index) => `[^${index}]\n\n[^${index}]: x\n\n`).join('')],
  ['footnotes', '^[a] '.repeat(40_000)],
  ['footnotes', `${'[^1] '.repeat(39_000)}\n\n[^1]: x`],
])('too many %s are refused with a message before they block the thread', async (name, body) => {
  queue = new RenderQueue({ timeLimit: 60_000 });
  await queue.render('warm', options, 'one');
  const start = performance.now();
  await expect(queue.render(body, options, 'one')).rejects.toSatisfy(
    (error) => isProblem('text_too_complex')(error) && String(error).includes(name),
  );
  // They took 2 to 75 seconds; a plain text of this length takes a third of a second, and a quarter of it proves as
  // much.
  const refused = performance.now() - start;
  const plain = performance.now();
  await queue.render('a *b*\n\n'.repeat(7000), options, 'one');
  expect(refused).toBeLessThan(16 * (performance.now() - plain) + 200);
});

test('a text that takes too long is refused, and a new thread renders the next one', async () => {
  queue = new RenderQueue({ timeLimit: 1000 });
  await queue.render('warm', options, 'one');
  const slow = expect(queue.render(slowText, options, 'one')).rejects.toSatisfy(
    isProblem('text_too_complex'),
  );
  const after = queue.render('*next*', options, 'one');
  await slow;
  expect((await after).html).toBe('<p><em>next</em></p>\n');
});

test.each([
  ['throws', 'throw new Error("no engine");'],
  ['ends', 'process.exit(3);'],
])(
  'a thread that %s before it is ready rejects its texts instead of leaving them waiting',
  async (_, source) => {
    const { folder, made } = await queueOf(source);
    queue = made;
    const texts = ['a', 'b'].map((body) => queue.render(body, options, 'one'));
    const results = await Promise.allSettled(texts);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await rm(folder, { recursive: true });
  },
);

test('an idle thread ends, and the next text starts a new one', async () => {
  const { folder, made } = await queueOf(
    `import { writeFileSync } from 'node:fs';
    import { parentPort, threadId } from 'node:worker_threads';
    setInterval(() => writeFileSync(new URL('alive', import.meta.url), ''), 10);
    const rendered = { html: '', contents: [], reading_minutes: 1, text: String(threadId) };
    parentPort.on('message', ({ id }) => parentPort.postMessage({ kind: 'rendered', id, rendered }));
    parentPort.postMessage({ kind: 'ready' });`,
    { idleLimit: 1000 },
  );
  queue = made;
  const first = await queue.render('a', options, 'one');
  expect(await queue.render('b', options, 'one')).toEqual(first);
  const isAlive = async () => {
    await rm(join(folder, 'alive'), { force: true });
    await setTimeout(200);
    return existsSync(join(folder, 'alive'));
  };
  expect(await isAlive()).toBe(true);
  await expect.poll(isAlive, { timeout: 20_000 }).toBe(false);
  expect((await queue.render('c', options, 'one')).text).not.toBe(first.text);
  await queue.close();
  await rm(folder, { recursive: true });
});

test('closing rejects waiting texts', async () => {
  queue = new RenderQueue({ timeLimit: 60_000 });
  const refused = expect(queue.render('a', options, 'one')).rejects.toThrow('closing');
  await queue.close();
  await refused;
});
