import { expect, test } from 'vitest';
import { createWaitingRoom } from './waitingRoom.ts';

test('only a fixed number may wait at once; a place is free again afterwards', async () => {
  const releases: (() => void)[] = [];
  const sleep = () => new Promise<void>((resolve) => void releases.push(resolve));
  const room = createWaitingRoom({ places: 2, sleep });
  const waits = [room.wait(3000), room.wait(3000)];
  await expect(room.wait(3000)).rejects.toMatchObject({
    status: 429,
    options: { headers: { 'retry-after': '3' } },
  });
  // A wait of zero needs no place.
  await room.wait(0);
  releases[0]?.();
  await waits[0];
  const third = room.wait(1000);
  for (const release of releases) release();
  await Promise.all([...waits, third]);
  expect(releases).toHaveLength(3);
});

test('a wait that fails gives its place back', async () => {
  const room = createWaitingRoom({ places: 1, sleep: () => Promise.reject(new Error('stopped')) });
  await expect(room.wait(1)).rejects.toThrow('stopped');
  await expect(room.wait(1)).rejects.toThrow('stopped');
});
