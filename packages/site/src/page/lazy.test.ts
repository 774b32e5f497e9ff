import { expect, test } from 'vitest';
import { lazy, MissingCode } from './lazy.ts';

test('code is loaded on the first call, and only once', async () => {
  let asked = 0;
  const code = lazy(async () => {
    asked += 1;
    return { asked };
  });
  expect([asked, code.current]).toEqual([0, undefined]);
  expect(await Promise.all([code(), code()])).toEqual([{ asked: 1 }, { asked: 1 }]);
  expect(await code()).toBe(code.current);
  expect(asked).toBe(1);
});

test('code that fails to load throws MissingCode and can be loaded again', async () => {
  let isOffline = true;
  const code = lazy(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  });
  const failure: unknown = await code().catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(MissingCode);
  expect((failure as Error).cause).toBeInstanceOf(TypeError);
  isOffline = false;
  expect(await code()).toBe('code');
});
