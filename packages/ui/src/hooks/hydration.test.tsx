import { createClient } from '@janus-site/core';
import { makeToken } from '@janus-site/core/testing';
import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { Stand } from '../testing/Stand.tsx';
import { testPlace } from '../testing/testPlace.ts';
import { useSession } from './useSession.ts';

function Status() {
  return <p>{useSession().status}</p>;
}

it('S69 a signed-in browser hydrates a page rendered without a session, with no mismatch, in StrictMode', async () => {
  const stored = new Map([['accessToken', makeToken({ sub: 'owner', exp: 4_000_000_000 })]]);
  const session = createClient({
    baseUrls: { auth: 'https://me.example', portfolio: 'https://me.example' },
    storage: {
      get: (key) => stored.get(key) ?? null,
      set: (key, value) => void stored.set(key, value),
      remove: (key) => void stored.delete(key),
    },
  });
  const page = (
    <StrictMode>
      <Stand place={testPlace({ session })}>
        <Status />
      </Stand>
    </StrictMode>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent('unknown');
  document.body.append(container);
  const mismatches: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => mismatches.push(error) }),
  );
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  expect(screen.getByText('authenticated')).toBeVisible();
  expect(mismatches).toEqual([]);
});
