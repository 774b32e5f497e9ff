import type { Result } from '@janus-site/core';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { useUpload } from './useUpload.ts';

/** Uploads that the test ends, in the order of their start. */
function start() {
  const begun: { name: string; progress(share: number): void; end(result: Result<string>): void }[] = [];
  const onDone = vi.fn<(name: string) => void>();
  const run = (file: File, progress: (share: number) => void) =>
    new Promise<Result<string>>((end) => void begun.push({ name: file.name, progress, end }));
  const place = testPlace();
  const { result } = renderHook(() => useUpload(run, onDone), {
    wrapper: ({ children }) => <Stand place={place}>{children}</Stand>,
  });
  const send = (name: string) => act(async () => void result.current.send(new File(['x'], name)));
  const end = (at: number) =>
    act(async () => begun[at]?.end({ ok: true, data: begun[at].name, response: new Response() }));
  const fail = (at: number) =>
    act(async () => begun[at]?.end({ ok: false, error: { kind: 'network', message: 'no' } }));
  return { begun, onDone, result, send, end, fail };
}

test('of two files the later one is taken, and goes once the former is there', async () => {
  const { begun, onDone, result, send, end } = start();
  await send('old.png');
  await send('new.png');
  expect(result.current.upload).toMatchObject({ state: 'sending', name: 'new.png' });
  act(() => begun[0]?.progress(0.5));
  expect(result.current.upload).not.toHaveProperty('share');
  expect(begun).toHaveLength(1);
  await end(0);
  expect(onDone).not.toHaveBeenCalled();
  expect(begun.map(({ name }) => name)).toEqual(['old.png', 'new.png']);
  await end(1);
  expect(onDone.mock.calls).toEqual([['new.png']]);
  expect(result.current.upload).toEqual({ state: 'idle' });
});

test('the failure of a former one is not that of the later one, and what was replaced does not go at all', async () => {
  const { begun, onDone, result, send, fail, end } = start();
  for (const name of ['one.png', 'two.png', 'three.png']) await send(name);
  await fail(0);
  expect(result.current.upload).toMatchObject({ state: 'sending', name: 'three.png' });
  expect(begun.map(({ name }) => name)).toEqual(['one.png', 'three.png']);
  await end(1);
  expect(onDone.mock.calls).toEqual([['three.png']]);
});

test('another choice takes the place of a file on its way', async () => {
  const { onDone, result, send, end } = start();
  await send('old.png');
  act(() => result.current.cancel());
  expect(result.current.upload).toEqual({ state: 'idle' });
  await end(0);
  expect(onDone).not.toHaveBeenCalled();
});
