import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { foundId, SearchBox } from './SearchBox.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

afterEach(() => localStorage.clear());

function draw() {
  render(
    <Stand place={testPlace({ face: 'blog', route: 'posts' })}>
      <SearchBox />
    </Stand>,
  );
  return screen.getByRole('searchbox');
}

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

it('searches as the visitor types when the field had the focus before hydration', async () => {
  const navigate = await hydrateUnderHands(true);
  await waitFor(() =>
    expect(navigate).toHaveBeenLastCalledWith(`/posts?${new URLSearchParams({ q: 'очередь' })}`, {
      replace: true,
    }),
  );
});

it('drops a search that is due when a link was followed in the meantime', async () => {
  const navigate = await hydrateUnderHands(true);
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'очереди' } });
  // As the site does with a press of a link; the page stays until the next one is loaded.
  history.pushState(null, '', '/posts/ochered');
  onTestFinished(() => history.replaceState(null, '', '/'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(navigate).toHaveBeenCalledTimes(1);
});

it('follows the address on Back, although the field has the focus', async () => {
  const navigate = await hydrateUnderHands(true);
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  onTestFinished(() => history.replaceState(null, '', '/'));
  history.replaceState(null, '', `/posts?${new URLSearchParams({ q: 'датчик' })}`);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByRole('searchbox')).toHaveValue('датчик');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(navigate).toHaveBeenCalledTimes(1);
});

it('searches for the same word again after Escape on a result', async () => {
  const navigate = vi.fn();
  render(
    <Stand place={testPlace({ face: 'blog', route: 'posts', navigate })}>
      <SearchBox isLive value="очередь" />
      <ul id={foundId}>
        <li>
          <a href="/post/queue">Очередь</a>
        </li>
      </ul>
    </Stand>,
  );
  const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  await user.click(screen.getByRole('searchbox'));
  await vi.dynamicImportSettled();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Очередь' })).toHaveFocus();
  await user.keyboard('{Escape}очередь');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  const search = `/posts?${new URLSearchParams({ q: 'очередь' })}`;
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/posts', search]);
});

it('without isLive stays a plain form and does not navigate on typing', async () => {
  const navigate = await hydrateUnderHands(false);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  ['the slash', { key: '/', code: 'Slash' }],
  ['the slash of a German keyboard', { key: '/', code: 'Digit7', shiftKey: true }],
  ['the same key of a Russian keyboard', { key: '.', code: 'Slash' }],
])('goes to the field by %s', (_what, press) => {
  const field = draw();
  expect(fireEvent.keyDown(document.body, press)).toBe(false);
  expect(field).toHaveFocus();
});

it.each([
  ['a question mark', { key: '?', code: 'Slash', shiftKey: true }],
  ['the comma of a Russian keyboard', { key: ',', code: 'Slash', shiftKey: true }],
  ['the hyphen of a German keyboard', { key: '-', code: 'Slash' }],
  ['a slash with Ctrl', { key: '/', code: 'Slash', ctrlKey: true }],
])('leaves %s to the page', (_what, press) => {
  const field = draw();
  expect(fireEvent.keyDown(document.body, press)).toBe(true);
  expect(field).not.toHaveFocus();
});

it('does nothing if single keys are turned off in the panel', () => {
  localStorage.setItem('singleKeys', 'false');
  const field = draw();
  expect(fireEvent.keyDown(document.body, { key: '/', code: 'Slash' })).toBe(true);
  expect(field).not.toHaveFocus();
});
