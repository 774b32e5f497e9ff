import { createServer } from '@janus-site/server';
import { testSettings } from '@janus-site/server/testing';
import { expect, test } from 'vitest';
import { ask } from '../discovery/testing/ask.ts';
import { RenderThread } from './renderThread.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('made-up searches on 16 connections leave kept pages as quick as they are', async () => {
  const { settings, remove } = testSettings();
  const thread = new RenderThread({
    file: new URL('./testing/scriptedThread.ts', import.meta.url),
    client: '',
    hosts: settings.hosts,
    scheme: 'http',
    baseUrls: { auth: '', portfolio: '' },
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
      // A visitor comes at any moment, not at the end of somebody else's work.
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
