import type { Session } from '@janus-site/core';
import { profile } from '@janus-site/core';
import { makeUser } from '@janus-site/core/testing';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleProfile } from '../testing/sampleAnswers.ts';
import { Stand } from '../testing/Stand.tsx';
import { testPlace } from '../testing/testPlace.ts';
import { serializeKey } from './serializeKey.ts';
import { useRead } from './useRead.ts';

const read = profile.published('ru');

function Name() {
  const answer = useRead(read);
  return <p>{answer.state === 'ready' ? answer.data.translations[0]?.name : answer.state}</p>;
}

type SignedOut = Parameters<Parameters<typeof listenOut>[0]>[0];
const listenOut = (listener: (event: { reason: string }) => void) => listener;

function fakeSession() {
  let snapshot: ReturnType<Session['getSnapshot']> = {
    status: 'anonymous',
    isAuthenticated: false,
    user: null,
  };
  let onChange = () => undefined as void;
  let onOut: ((event: SignedOut) => void) | undefined;
  const session: Partial<Session> = {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      onChange = listener;
      return () => undefined;
    },
    on: (name, listener) => {
      if (name === 'signedOut') onOut = listener as typeof onOut;
      return () => undefined;
    },
  };
  return {
    session,
    signIn(id: string) {
      snapshot = { status: 'authenticated', isAuthenticated: true, user: makeUser(id) };
      act(onChange);
    },
    expire(reason: string) {
      snapshot = { status: 'anonymous', isAuthenticated: false, user: null };
      act(() => {
        onChange();
        onOut?.({ reason });
      });
    },
  };
}

function start() {
  const fake = fakeSession();
  const place = testPlace({ session: fake.session });
  const fallback = { [serializeKey(read.key)]: sampleProfile('en') };
  render(
    <Stand place={place} fallback={fallback}>
      <Name />
    </Stand>,
  );
  expect(screen.getByText('Alexey Zarechny')).toBeVisible();
  return { fake, place };
}

it('discards data read as a visitor when somebody signs in', async () => {
  const { fake } = start();
  fake.signIn('a');
  expect(screen.queryByText('Alexey Zarechny')).toBeNull();
  expect(await screen.findByText('Алексей Заречный')).toBeVisible();
});

it('keeps the data when the session expires and the same user signs in again', async () => {
  const { fake, place } = start();
  fake.signIn('a');
  expect(await screen.findByText('Алексей Заречный')).toBeVisible();
  const before = place.server.calls.length;
  fake.expire('refresh-failed');
  fake.signIn('a');
  expect(screen.getByText('Алексей Заречный')).toBeVisible();
  expect(place.server.calls).toHaveLength(before);
});

it('reloads the data after a deliberate sign-out', async () => {
  const { fake, place } = start();
  fake.signIn('a');
  await screen.findByText('Алексей Заречный');
  const before = place.server.calls.length;
  fake.expire('logout');
  await screen.findByText('Алексей Заречный');
  expect(place.server.calls.length).toBeGreaterThan(before);
});
