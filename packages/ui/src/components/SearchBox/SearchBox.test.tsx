import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { SearchBox } from './SearchBox.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

/** Renders the field on the server, focuses it, then hydrates the page. */
async function hydrateUnderHands(isLive: boolean) {
  const navigate = vi.fn();
  const place = testPlace({ face: 'blog', route: 'posts' });
  const page = (
    <Stand place={{ ...place, navigation: { ...place.navigation, navigate } }}>
      <SearchBox isLive={isLive} />
    </Stand>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const field = screen.getByRole('searchbox');
  field.focus();
  const root = await act(async () => hydrateRoot(container, page));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  await userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) }).type(field, 'очередь');
  return navigate;
}

it('follows the typing of somebody who was in the field before the scripts came', async () => {
  const navigate = await hydrateUnderHands(true);
  await waitFor(() =>
    expect(navigate).toHaveBeenLastCalledWith(`/posts?${new URLSearchParams({ q: 'очередь' })}`, {
      replace: true,
    }),
  );
});

it('stays a form where what is found does not stand on the page', async () => {
  const navigate = await hydrateUnderHands(false);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(navigate).not.toHaveBeenCalled();
});
