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

test('of two files the later one counts, and is sent once the earlier one has finished', async () => {
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

test('a file that arrives after a later render is reported to the function of that render', async () => {
  const former = vi.fn();
  const latest = vi.fn();
  let end: (result: Result<string>) => void = () => undefined;
  const run = () => new Promise<Result<string>>((resolve) => (end = resolve));
  const place = testPlace();
  const { result, rerender } = renderHook(({ onDone }) => useUpload(run, onDone), {
    initialProps: { onDone: former },
    wrapper: ({ children }) => <Stand place={place}>{children}</Stand>,
  });
  await act(async () => void result.current.send(new File(['x'], 'a.png')));
  rerender({ onDone: latest });
  await act(async () => end({ ok: true, data: 'a', response: new Response() }));
  expect(former).not.toHaveBeenCalled();
  expect(latest.mock.calls).toEqual([['a']]);
});

test('a failed earlier file does not affect the latest, and a replaced one is not sent', async () => {
  const { begun, onDone, result, send, fail, end } = start();
  for (const name of ['one.png', 'two.png', 'three.png']) await send(name);
  await fail(0);
  expect(result.current.upload).toMatchObject({ state: 'sending', name: 'three.png' });
  expect(begun.map(({ name }) => name)).toEqual(['one.png', 'three.png']);
  await end(1);
  expect(onDone.mock.calls).toEqual([['three.png']]);
});

test('a cancelled upload is not reported when it finishes', async () => {
  const { onDone, result, send, end } = start();
  await send('old.png');
  act(() => result.current.cancel());
  expect(result.current.upload).toEqual({ state: 'idle' });
  await end(0);
  expect(onDone).not.toHaveBeenCalled();
});

test('a change that overrides an upload is made after it, so that the server keeps the change', async () => {
  const { begun, onDone, result, send, end } = start();
  const remove = vi.fn(() => Promise.resolve('removed'));
  await send('old.png');
  let removed: Promise<string | null> = Promise.resolve('');
  act(() => void (removed = result.current.override(remove)));
  expect(result.current.upload).toEqual({ state: 'idle' });
  expect(remove).not.toHaveBeenCalled();
  await end(0);
  expect(await removed).toBe('removed');
  expect(onDone).not.toHaveBeenCalled();
  await send('new.png');
  expect(begun.map(({ name }) => name)).toEqual(['old.png', 'new.png']);
});

test('a file chosen before such a change could be made takes its place', async () => {
  const { begun, result, send, end } = start();
  const remove = vi.fn(() => Promise.resolve('removed'));
  await send('old.png');
  let removed: Promise<string | null> = Promise.resolve('');
  act(() => void (removed = result.current.override(remove)));
  await send('new.png');
  await end(0);
  expect(await removed).toBeNull();
  expect(remove).not.toHaveBeenCalled();
  expect(begun.map(({ name }) => name)).toEqual(['old.png', 'new.png']);
});
