import { expect, test, vi } from 'vitest';
import { loadOnce } from './loadOnce.ts';

test('concurrent and later calls share one load', async () => {
  const load = vi.fn(async () => ({}));
  const get = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  const [one, two] = await Promise.all([get(), get()]);
  expect(one).toBe(two);
  expect(await get()).toBe(one);
  expect(load).toHaveBeenCalledOnce();
});

test('after a failure the next call tries again', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const get = loadOnce(load);
  await expect(get()).rejects.toThrow('offline');
  expect(await get()).toBe('code');
});
