import { expect, test } from 'vitest';
import { createWaitingRoom } from './waitingRoom.ts';

test('only a fixed number may wait at once; a place is free again afterwards', async () => {
  const releases: (() => void)[] = [];
  const sleep = () => new Promise<void>((resolve) => void releases.push(resolve));
  const room = createWaitingRoom({ places: 2, placesPerNetwork: 2, sleep });
  const waits = [room.wait(3000, 'a'), room.wait(3000, 'a')];
  await expect(room.wait(3000, 'a')).rejects.toMatchObject({
    status: 429,
    options: { headers: { 'retry-after': '3' } },
  });
  // A wait of zero needs no place.
  await room.wait(0, 'a');
  releases[0]?.();
  await waits[0];
  const third = room.wait(1000, 'a');
  for (const release of releases) release();
  await Promise.all([...waits, third]);
  expect(releases).toHaveLength(3);
});

test('one network takes only some of the places', async () => {
  const releases: (() => void)[] = [];
  const sleep = () => new Promise<void>((resolve) => void releases.push(resolve));
  const room = createWaitingRoom({ places: 3, placesPerNetwork: 1, sleep });
  const waits = [room.wait(1, 'a'), room.wait(1, 'b')];
  await expect(room.wait(1, 'a')).rejects.toMatchObject({ status: 429 });
  releases[0]?.();
  await waits[0];
  await expect(room.wait(1, 'b')).rejects.toMatchObject({ status: 429 });
  waits.push(room.wait(1, 'a'));
  for (const release of releases) release();
  await Promise.all(waits);
});

test('a wait that fails gives its place back', async () => {
  const room = createWaitingRoom({
    places: 1,
    placesPerNetwork: 1,
    sleep: () => Promise.reject(new Error('stopped')),
  });
  await expect(room.wait(1, 'a')).rejects.toThrow('stopped');
  await expect(room.wait(1, 'a')).rejects.toThrow('stopped');
});
