import { expect, test } from 'vitest';
import { UploadQueue } from './uploadQueue.ts';

const megapixels = 1_000_000;

/** Jobs that end on command, in the order in which they began. */
function createWorks(queue: UploadQueue): {
  begun: string[];
  add(name: string, pixels: number): void;
  end(name: string): Promise<void>;
} {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    add(name, pixels) {
      void queue.run(name.slice(0, 1), pixels, () => {
        begun.push(name);
        return new Promise<void>((resolve) => void ends.set(name, resolve));
      });
    },
    async end(name) {
      ends.get(name)?.();
      await new Promise((resolve) => void setImmediate(resolve));
    },
  };
}

test('accounts take turns; two small pictures are decoded at once, a large one alone', async () => {
  const works = createWorks(new UploadQueue());
  for (const name of ['a1', 'a2', 'a3', 'a4']) works.add(name, 5 * megapixels);
  works.add('b1', 39 * megapixels);
  works.add('b2', 5 * megapixels);
  await works.end('');
  expect(works.begun).toEqual(['a1', 'a2']);
  await works.end('a1');
  expect(works.begun).toEqual(['a1', 'a2', 'a3']);
  await works.end('a2');
  // It is b1's turn: a4 would fit next to a3, but does not overtake it.
  expect(works.begun).toEqual(['a1', 'a2', 'a3']);
  await works.end('a3');
  expect(works.begun.slice(3)).toEqual(['b1']);
  await works.end('b1');
  expect(works.begun.slice(4)).toEqual(['a4', 'b2']);
});

test('a failed job frees its place as a successful one does', async () => {
  const queue = new UploadQueue();
  const failures = Array.from({ length: 3 }, () => queue.run('a', 1, () => Promise.reject(new Error('bad'))));
  await expect(Promise.allSettled(failures)).resolves.toHaveLength(3);
  await expect(queue.run('a', 1, async () => 'good')).resolves.toBe('good');
});

test('one account cannot lock out another, and released bytes can be used again', () => {
  const queue = new UploadQueue({ byteLimit: 100, accountByteLimit: 60, accountLimit: 3 });
  const releases = [queue.admit('a', 30), queue.admit('a', 30)];
  expect(() => queue.admit('a', 1)).toThrow(expect.objectContaining({ status: 429 }));
  queue.admit('b', 40);
  expect(() => queue.admit('c', 1)).toThrow(expect.objectContaining({ status: 503 }));
  for (const release of releases) release();
  for (let i = 0; i < 3; i += 1) queue.admit('a', 1);
  expect(() => queue.admit('a', 1)).toThrow(expect.objectContaining({ status: 429 }));
});
