import type { ClientError, Media, Result } from '@janus-site/core';
import { expect, test, vi } from 'vitest';
import type { HeldFile, HeldFiles } from './heldFiles.ts';
import { browserFiles, hasRoom } from './heldFiles.ts';
import type { Progress } from './pictureQueue.ts';
import { PictureQueue } from './pictureQueue.ts';

const media = { id: 'm', url: '/media/m.webp', width: 1, height: 1, content_type: 'image/webp', size: 1 };
const file = (name: string) => new File([name], name, { type: 'image/png' });
const offline: ClientError = { kind: 'offline', message: '' };
const refused = { kind: 'http', status: 422, message: '' } as unknown as ClientError;
const tick = () => new Promise((resolve) => void setTimeout(resolve));

/** A device's storage, shared by two tabs, and a network that can be cut. */
function createWorld(fit: (file: File) => Promise<File | string> = async (file) => file) {
  const disk = new Map<string, HeldFile>();
  const network: { error: ClientError | null; sent: string[]; ids: string[]; isCut?: boolean } = {
    error: null,
    sent: [],
    ids: [],
  };
  const held: HeldFiles = {
    put: async (one) => {
      if (!hasRoom([...disk.values()], one.file)) return false;
      disk.set(one.id, one);
      return true;
    },
    list: async () => [...disk.values()],
    remove: async (id) => void disk.delete(id),
  };
  const open = () => {
    const states = new Map<string, Progress>();
    const heldIds: string[] = [];
    const timers: { milliseconds: number; work(): void }[] = [];
    const queue = new PictureQueue({
      held,
      fit,
      now: () => 1000,
      later: (milliseconds, work) => {
        const timer = { milliseconds, work };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
      async send(id, one, onProgress): Promise<Result<Media>> {
        if (network.isCut) onProgress(0.5);
        await tick();
        network.sent.push(one.name);
        network.ids.push(id);
        return network.error
          ? { ok: false, error: network.error }
          : ({ ok: true, data: media, status: 201 } as unknown as Result<Media>);
      },
      onProgress: (id, progress) => void states.set(id, progress),
      onHeld: (id) => void heldIds.push(id),
    });
    const settle = async () => {
      for (let times = 0; times < 20; times += 1) await tick();
    };
    return { queue, states, timers, heldIds, settle, stateOf: (id: string) => states.get(id)?.state };
  };
  return { disk, held, network, open };
}

test('uploads that fail offline wait on the device and resume in order when the network is back', async () => {
  const { disk, network, open } = createWorld();
  const tab = open();
  network.error = offline;
  tab.queue.add('a', file('a.png'));
  tab.queue.add('b', file('b.png'));
  await tab.settle();
  expect([tab.states.get('a'), tab.stateOf('b')]).toEqual([{ state: 'waiting', error: offline }, 'waiting']);
  expect(tab.heldIds).toEqual(['a', 'b']);
  expect([...disk.keys()]).toEqual(['a', 'b']);
  network.error = null;
  network.sent.length = 0;
  tab.queue.wake();
  await tab.settle();
  expect([tab.stateOf('a'), tab.stateOf('b'), network.sent]).toEqual(['done', 'done', ['a.png', 'b.png']]);
  expect(disk.size).toBe(0);
});

test('a waiting upload is retried automatically, at intervals growing from 5 s to 60 s', async () => {
  const { network, open } = createWorld();
  const tab = open();
  network.error = offline;
  tab.queue.add('a', file('a.png'));
  const pauses: number[] = [];
  for (let times = 0; times < 6; times += 1) {
    await tab.settle();
    const [timer] = tab.timers;
    pauses.push(timer?.milliseconds ?? 0);
    timer?.work();
  }
  expect(pauses).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
});

test('after a tab is closed, the next one sends the files that its texts still need, once', async () => {
  const { disk, network, open } = createWorld();
  const first = open();
  network.error = offline;
  for (const id of ['a', 'b', 'c']) first.queue.add(id, file(`${id}.png`));
  await first.settle();
  first.queue.stop();
  network.error = null;
  network.sent.length = 0;
  const second = open();
  const found = await second.queue.resume((id) => id !== 'b');
  expect(found.map(({ id, name }) => [id, name])).toEqual([
    ['a', 'a.png'],
    ['c', 'c.png'],
  ]);
  await second.settle();
  expect([second.stateOf('a'), second.stateOf('c'), network.sent]).toEqual([
    'done',
    'done',
    ['a.png', 'c.png'],
  ]);
  // the file of another text waits for that text
  expect([...disk.keys()]).toEqual(['b']);
});

test('a rejected upload is not retried automatically, and is kept until it is retried by hand', async () => {
  const { disk, network, open } = createWorld();
  const tab = open();
  network.error = refused;
  tab.queue.add('a', file('a.png'));
  await tab.settle();
  tab.queue.wake();
  await tab.settle();
  expect([tab.stateOf('a'), network.sent.length, disk.size]).toEqual(['failed', 1, 1]);
  network.error = null;
  tab.queue.retry('a');
  await tab.settle();
  expect([tab.stateOf('a'), disk.size]).toEqual(['done', 0]);
});

test('an upload dropped while being sent is neither completed nor kept', async () => {
  const { disk, open } = createWorld();
  const tab = open();
  tab.queue.add('a', file('a.png'));
  tab.queue.drop('a');
  await tab.settle();
  expect([tab.stateOf('a'), disk.size]).toEqual(['sending', 0]);
});

test('a file is reported as kept once it is on the device, however late, and never if it has no room', async () => {
  const { held, network, open } = createWorld();
  const put = { stored: (_isKept: boolean) => {} };
  held.put = () => new Promise((resolve) => void (put.stored = resolve));
  network.error = offline;
  const tab = open();
  tab.queue.add('a', file('a.png'));
  await tab.settle();
  expect([tab.stateOf('a'), tab.heldIds]).toEqual(['waiting', []]);
  put.stored(true);
  await tab.settle();
  expect(tab.heldIds).toEqual(['a']);
  tab.queue.add('b', file('b.png'));
  put.stored(false);
  await tab.settle();
  expect(tab.heldIds).toEqual(['a']);
});

test('a device holds at most 30 files and 200 MB, and for at most 30 days', async () => {
  const sized = (size: number) => ({ id: 'x', at: 0, file: { size } as File });
  expect(
    hasRoom(
      Array.from({ length: 30 }, () => sized(1)),
      { size: 1 },
    ),
  ).toBe(false);
  expect(hasRoom([sized(190 * 1024 * 1024)], { size: 11 * 1024 * 1024 })).toBe(false);
  expect(hasRoom([sized(190 * 1024 * 1024)], { size: 9 * 1024 * 1024 })).toBe(true);
  const { disk, open } = createWorld();
  disk.set('old', { id: 'old', file: file('old.png'), at: -31 * 24 * 60 * 60 * 1000 });
  expect(await open().queue.resume(() => true)).toEqual([]);
  await tick();
  expect(disk.size).toBe(0);
});

test('a waiting upload is retried after the next file in turn was dropped', async () => {
  const { network, open } = createWorld();
  const tab = open();
  network.error = offline;
  tab.queue.add('a', file('a.png'));
  tab.queue.add('b', file('b.png'));
  tab.queue.drop('b');
  await tab.settle();
  expect(tab.timers).toHaveLength(1);
});

test('photos are prepared one at a time, each kept on the device before', async () => {
  let running = 0;
  let most = 0;
  const heic = (name: string) => new File([name], `${name}.heic`, { type: 'image/heic' });
  const { network, open } = createWorld(async ({ name }) => {
    most = Math.max(most, (running += 1));
    await tick();
    running -= 1;
    return file(name.replace('heic', 'webp'));
  });
  const tab = open();
  for (const name of ['a', 'b', 'c']) tab.queue.add(name, heic(name));
  await tab.settle();
  expect([most, network.sent]).toEqual([1, ['a.webp', 'b.webp', 'c.webp']]);

  const stuck = createWorld(() => new Promise(() => {}));
  const page = stuck.open();
  page.queue.add('a', heic('a'));
  page.queue.add('b', heic('b'));
  await page.settle();
  expect([...stuck.disk.keys()]).toEqual(['a', 'b']);
});

test('a prepared photo replaces its original on the device, so that every try sends the same bytes', async () => {
  let times = 0;
  const { disk, network, open } = createWorld(async (one) => {
    if (one.name === 'a.webp') return one;
    times += 1;
    return file('a.webp');
  });
  network.error = offline;
  const tab = open();
  tab.queue.add('a', file('a.heic'));
  await tab.settle();
  tab.queue.wake();
  await tab.settle();
  expect([times, disk.get('a')?.file.name, network.sent]).toEqual([1, 'a.webp', ['a.webp', 'a.webp']]);
  expect(network.ids).toEqual(['a', 'a']);
});

test('a photo that cannot be prepared is refused and not kept', async () => {
  const { disk, network, open } = createWorld(async () => 'unreadable');
  const tab = open();
  tab.queue.add('a', file('a.heic'));
  await tab.settle();
  expect([tab.states.get('a'), disk.size, network.sent]).toEqual([
    { state: 'refused', message: 'unreadable' },
    0,
    [],
  ]);
});

test('an upload that is always interrupted on its way is left to the user after five tries', async () => {
  const { network, open } = createWorld();
  network.isCut = true;
  network.error = { kind: 'network', message: '' };
  const tab = open();
  tab.queue.add('a', file('a.png'));
  for (let times = 0; times < 10; times += 1) {
    await tab.settle();
    tab.timers[0]?.work();
  }
  expect([tab.stateOf('a'), network.sent.length]).toEqual(['failed', 5]);
  tab.queue.retry('a');
  await tab.settle();
  expect(tab.stateOf('a')).toBe('waiting');
});

test('the browser is asked once per file to keep the data of the site, and may refuse', async () => {
  const persist = vi.fn(() => Promise.reject(new Error('no')));
  vi.stubGlobal('navigator', { storage: { persist } });
  await browserFiles().put({ id: 'a', file: file('a.png'), at: 0 });
  vi.stubGlobal('navigator', {});
  await browserFiles().put({ id: 'b', file: file('b.png'), at: 0 });
  vi.unstubAllGlobals();
  expect(persist).toHaveBeenCalledOnce();
});
