import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createServer } from '../../createServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { PageThread } from './pageThread.ts';

/** On a separate connection, as a visitor: `fetch` does not send a custom Host header. */
const ask = (port: number, host: string, path: string) =>
  new Promise<string>((resolve, reject) => {
    request({ port, path, headers: { host } }, (answer) => void text(answer).then(resolve, reject))
      .on('error', reject)
      .end();
  });

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('made-up searches on 16 connections do not slow down cached pages', async () => {
  const { settings, remove } = testSettings();
  const thread = new PageThread({
    file: new URL('./testing/scriptedThread.ts', import.meta.url),
    firstAddress: 'http://blog.localhost/',
    fetch: (request) => server.fetch(request),
    onEnd: (error) => expect.fail(error.message),
  });
  const server = createServer({ settings, pages: thread.pages });
  const port = Number(new URL(await server.listen()).port);
  const search = (words: string) => ask(port, 'blog.localhost', `/posts?q=${words}`);
  const medianOfKept = async (): Promise<number> => {
    const times: number[] = [];
    for (let at = 0; at < 60; at += 1) {
      const from = performance.now();
      await search('kept');
      times.push(performance.now() - from);
      // A visitor arrives at any moment, not when other work has just ended.
      await wait(at % 7);
    }
    return times.toSorted((a, b) => a - b)[30]!;
  };
  const ratioNow = async (): Promise<number> => {
    const usual = await medianOfKept();
    let isFlooding = true;
    const flood = Array.from({ length: 16 }, async (_, line) => {
      for (let at = 0; isFlooding; at += 1) await search(`${line}x${at}x${usual}`);
    });
    const flooded = await medianOfKept();
    isFlooding = false;
    await Promise.all(flood);
    return flooded / usual;
  };
  try {
    await search('kept');
    // The machine may be busy with something else: two rounds of three must be quiet.
    const ratios = [await ratioNow(), await ratioNow(), await ratioNow()];
    expect(ratios.toSorted((a, b) => a - b)[1]).toBeLessThan(2);
  } finally {
    await server.close();
    await thread.close();
    remove();
  }
});
