import type { Outcome, Result } from '@janus-site/core';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { adminPlace } from '../../testing/AdminStand.tsx';
import { adminSession, sampleOwner, sampleStaff } from '../../testing/adminSession.ts';
import { Stand } from '../../testing/Stand.tsx';
import { useTranslatedForm } from './useTranslatedForm.ts';

const accepted: Result<undefined> = { ok: true, data: undefined, response: new Response() };
const saved = { shared: {}, ru: { title: 'Проект' }, en: { title: 'Project' } };

function open() {
  const session = adminSession(sampleOwner);
  const send = vi.fn(async () => accepted);
  const place = adminPlace({ session });
  const { result } = renderHook(
    () =>
      useTranslatedForm<object, { title: string }>({
        name: 'item.1',
        saved,
        validate: () => ({}),
        saveShared: send,
        saveText: send,
        removeText: send,
      }),
    { wrapper: ({ children }: { children: ReactNode }) => <Stand place={place}>{children}</Stand> },
  );
  const perform = (call: 'removeText' | 'restoreText') =>
    act((): Promise<Outcome<unknown>> => result.current[call]('en'));
  return { session, send, perform };
}

test('a translation is not deleted as another account', async () => {
  const { session, send, perform } = open();
  act(() => session.begin(sampleStaff));
  expect(await perform('removeText')).toMatchObject({ ok: false, error: { kind: 'auth' } });
  expect(send).not.toHaveBeenCalled();
});

test('a deleted translation is not restored as another account, but later by the first one', async () => {
  const { session, send, perform } = open();
  await perform('removeText');
  act(() => session.begin(sampleStaff));
  expect(await perform('restoreText')).toMatchObject({ ok: false, error: { kind: 'auth' } });
  expect(send).toHaveBeenCalledTimes(1);
  act(() => session.begin(sampleOwner));
  expect(await perform('restoreText')).toMatchObject({ ok: true });
  expect(send).toHaveBeenCalledTimes(2);
});
