import type { Profile, Loader, Write } from '@janus-site/core';
import { problem } from '@janus-site/core/testing';
import { messages, profile } from '@janus-site/core';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Component } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleProfile } from '../testing/sampleAnswers.ts';
import { Stand } from '../testing/Stand.tsx';
import { testPlace } from '../testing/testPlace.ts';
import { PageProvider } from './PageProvider.tsx';
import { serializeKey } from './serializeKey.ts';
import { UiProvider } from './UiProvider.tsx';
import { useMore } from './useMore.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './useWrite.ts';

const read = profile.published('ru');

afterEach(() => void vi.restoreAllMocks());

/** Shows the error that reached it. */
class TestBoundary extends Component<{ children: ReactNode }, { fault: unknown }> {
  override state = { fault: undefined };
  static getDerivedStateFromError(fault: unknown) {
    return { fault };
  }
  override render() {
    const { fault } = this.state;
    return fault === undefined ? this.props.children : <p>{String(fault)}</p>;
  }
}

function Name() {
  const answer = useRead(read);
  if (answer.state === 'pending') return <p>pending</p>;
  if (answer.state === 'failed')
    return (
      <button type="button" onClick={answer.retry}>
        failed: {answer.error.message}
      </button>
    );
  return <p>{answer.data.translations[0]?.name}</p>;
}

const invalidating: Write<string, unknown> = {
  ...messages.send,
  run: (api) => api.portfolio.GET('/api/v1/profile/'),
  invalidates: () => [{ operation: 'getProfile' }],
};

describe.each([
  ['SWR', UiProvider],
  ['the page itself', PageProvider],
])('answered by %s', (_name, Provider) => {
  it('goes from pending to ready', async () => {
    const place = testPlace();
    render(<Name />, {
      wrapper: ({ children }) => (
        <Stand place={place} Provider={Provider}>
          {children}
        </Stand>
      ),
    });
    expect(screen.getByText('pending')).toBeVisible();
    expect(await screen.findByText('Алексей Заречный')).toBeVisible();
    expect(place.server.callsOf('getProfile')).toHaveLength(1);
  });

  it('sends no request for data that the server included in the page', async () => {
    const place = testPlace();
    const fallback = { [serializeKey(read.key)]: sampleProfile('ru') };
    render(
      <Stand place={place} Provider={Provider} fallback={fallback}>
        <Name />
      </Stand>,
    );
    expect(screen.getByText('Алексей Заречный')).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(place.server.calls).toHaveLength(0);
  });

  it('replaces older data with those of a later page', () => {
    const place = testPlace();
    const at = (name: string) => {
      const answer = sampleProfile('ru');
      return { [serializeKey(read.key)]: { ...answer, translations: [{ ...answer.translations[0], name }] } };
    };
    const tree = (name: string) => (
      <Stand place={place} Provider={Provider} fallback={at(name)}>
        <Name key={name} />
      </Stand>
    );
    const { rerender } = render(tree('Первая'));
    rerender(tree('Вторая'));
    expect(screen.getByText('Вторая')).toBeVisible();
  });

  it('shows a failure and recovers after a retry', async () => {
    const place = testPlace({ scripts: { getProfile: () => problem(503, 'unavailable', 'Недоступно') } });
    render(
      <Stand place={place} Provider={Provider}>
        <Name />
      </Stand>,
    );
    const retry = await screen.findByRole('button', { name: 'failed: Недоступно' });
    place.server.script({ getProfile: sampleProfile('ru') });
    await userEvent.click(retry);
    expect(await screen.findByText('Алексей Заречный')).toBeVisible();
  });

  it('reloads what a write has invalidated, data included by the server too', async () => {
    const place = testPlace();
    const fallback = { [serializeKey(read.key)]: sampleProfile('en') };
    function Both() {
      const { run } = useWrite(invalidating);
      return (
        <>
          <Name />
          <button type="button" onClick={() => void run('x')}>
            write
          </button>
        </>
      );
    }
    render(
      <Stand place={place} Provider={Provider} fallback={fallback}>
        <Both />
      </Stand>,
    );
    expect(screen.getByText('Alexey Zarechny')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'write' }));
    expect(await screen.findByText('Алексей Заречный')).toBeVisible();
  });

  it('reloads nothing when a write ends after its tree has been unmounted', async () => {
    const place = testPlace();
    let answer!: () => void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const slow: typeof invalidating = {
      ...invalidating,
      run: async (api, input) => {
        await answered;
        return invalidating.run(api, input);
      },
    };
    const runs: Promise<unknown>[] = [];
    function Both() {
      const { run } = useWrite(slow);
      return (
        <>
          <Name />
          <button type="button" onClick={() => runs.push(run('x'))}>
            write
          </button>
        </>
      );
    }
    const fallback = { [serializeKey(read.key)]: sampleProfile('ru') };
    const { unmount } = render(
      <Stand place={place} Provider={Provider} fallback={fallback}>
        <Both />
      </Stand>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'write' }));
    unmount();
    const rejections: unknown[] = [];
    const note = (reason: unknown) => rejections.push(reason);
    process.on('unhandledRejection', note);
    answer();
    await Promise.all(runs);
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', note);
    expect(rejections).toEqual([]);
    // The write's own request, and no read after it.
    expect(place.server.callsOf('getProfile')).toHaveLength(1);
  });

  it('with keepPrevious a failed next read is a failure, and a failed reload of the same one keeps its data', async () => {
    const place = testPlace({ scripts: { getProfile: () => problem(503, 'unavailable', 'Недоступно') } });
    function Kept({ of }: { of: Loader<Profile> }) {
      const answer = useRead(of, { keepPrevious: true });
      if (answer.state === 'pending') return <p>pending</p>;
      const act = answer.state === 'ready' ? answer.reload : answer.retry;
      const name = answer.state === 'ready' ? answer.data.translations[0]?.name : 'failed';
      return (
        <button type="button" onClick={act}>
          {name}: {answer.error?.message ?? 'no error'}
        </button>
      );
    }
    const fallback = { [serializeKey(read.key)]: sampleProfile('ru') };
    const tree = (of: Loader<Profile>) => (
      <Stand place={place} Provider={Provider} fallback={fallback}>
        <Kept of={of} />
      </Stand>
    );
    const { rerender } = render(tree(read));
    await userEvent.click(screen.getByRole('button', { name: 'Алексей Заречный: no error' }));
    expect(await screen.findByRole('button', { name: 'Алексей Заречный: Недоступно' })).toBeVisible();
    rerender(tree(profile.published('en')));
    const retry = await screen.findByRole('button', { name: 'failed: Недоступно' });
    place.server.script({ getProfile: sampleProfile('en') });
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Alexey Zarechny: no error' })).toBeVisible();
  });

  it('with keepPrevious shows the last answer as stale while the next one loads', async () => {
    const place = testPlace({ scripts: { getProfile: sampleProfile('en') } });
    function Kept({ of }: { of: Loader<Profile> }) {
      const answer = useRead(of, { keepPrevious: true });
      if (answer.state !== 'ready') return null;
      return <p data-stale={answer.isStale}>{answer.data.translations[0]?.name}</p>;
    }
    const fallback = { [serializeKey(read.key)]: sampleProfile('ru') };
    const tree = (of: Loader<Profile>) => (
      <Stand place={place} Provider={Provider} fallback={fallback}>
        <Kept of={of} />
      </Stand>
    );
    const { rerender } = render(tree(read));
    expect(screen.getByText('Алексей Заречный')).toHaveAttribute('data-stale', 'false');
    rerender(tree(profile.published('en')));
    expect(screen.getByText('Алексей Заречный')).toHaveAttribute('data-stale', 'true');
    expect(await screen.findByText('Alexey Zarechny')).toHaveAttribute('data-stale', 'false');
  });

  it('loads once for several components, and passes a programming error to the boundary', async () => {
    const place = testPlace();
    let asked = 0;
    const broken: Loader<Profile> = {
      key: read.key,
      load: () => {
        asked += 1;
        return Promise.reject(new Error('No such code'));
      },
    };
    const Broken = () => <p>{useRead(broken).state}</p>;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <Stand place={place} Provider={Provider}>
        <TestBoundary>
          <Broken />
          <Broken />
        </TestBoundary>
      </Stand>,
    );
    expect(await screen.findByText('Error: No such code')).toBeVisible();
    expect(asked).toBe(1);
  });

  it('passes a programming error in a write to the boundary, not to the user as a lost connection', async () => {
    const broken: Write<string, unknown> = {
      ...invalidating,
      run: () => Promise.reject(new Error('No such field')),
    };
    function Sending() {
      const { run, error } = useWrite(broken);
      return (
        <button type="button" onClick={() => void run('')}>
          {error?.kind ?? 'send'}
        </button>
      );
    }
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <Stand place={testPlace()} Provider={Provider}>
        <TestBoundary>
          <Sending />
        </TestBoundary>
      </Stand>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'send' }));
    expect(await screen.findByText('Error: No such field')).toBeVisible();
  });

  it('reports a programming error in a write that ends after its component has gone', async () => {
    let fail: (fault: Error) => void = () => undefined;
    const pending: Write<string, unknown> = {
      ...invalidating,
      run: () => new Promise((_, reject) => (fail = reject)),
    };
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const { result, unmount } = renderHook(() => useWrite(pending), {
      wrapper: ({ children }) => (
        <Stand place={testPlace()} Provider={Provider}>
          {children}
        </Stand>
      ),
    });
    act(() => void result.current.run(''));
    unmount();
    const fault = new Error('No such field');
    await act(async () => fail(fault));
    expect(reported.mock.calls).toEqual([[fault]]);
    vi.unstubAllGlobals();
  });
});

it('a page whose parent is rendered again with an equal fallback keeps its reads', async () => {
  const place = testPlace();
  const tree = () => (
    <Stand place={place} Provider={PageProvider} fallback={{}}>
      <Name />
    </Stand>
  );
  const { rerender } = render(tree());
  expect(await screen.findByText('Алексей Заречный')).toBeVisible();
  rerender(tree());
  expect(screen.getByText('Алексей Заречный')).toBeVisible();
  expect(place.server.callsOf('getProfile')).toHaveLength(1);
});

it('renders on a server the data that came with the page', () => {
  const fallback = { [serializeKey(read.key)]: sampleProfile('ru') };
  const html = renderToString(
    <Stand place={testPlace()} Provider={PageProvider} fallback={fallback}>
      <Name />
    </Stand>,
  );
  expect(html).toBe('<p>Алексей Заречный</p>');
});

interface Numbers {
  items: number[];
  total: number;
  next_cursor: string | null;
}

function numbersAt(cursor: string | undefined): Loader<Numbers> {
  const start = Number(cursor ?? 0);
  const data = { items: [start, start + 1], total: 4, next_cursor: start < 2 ? '2' : null };
  return {
    key: ['listPosts', { ...(cursor && { cursor }) }],
    load: () => Promise.resolve({ ok: true, data, response: new Response() }),
  };
}

it('useMore extends a list page by page', async () => {
  function Numbers() {
    const more = useMore(numbersAt);
    if (more.state !== 'ready') return null;
    return (
      <button type="button" onClick={more.loadMore}>{`${more.items.join(' ')} of ${more.total}`}</button>
    );
  }
  render(
    <Stand place={testPlace()}>
      <Numbers />
    </Stand>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '0 1 of 4' }));
  expect(await screen.findByRole('button', { name: '0 1 2 3 of 4' })).toBeVisible();
});

it.each([
  ['SWR', UiProvider],
  ['the page itself', PageProvider],
])('useMore answered by %s is reloaded after a write', async (_name, Provider) => {
  let total = 4;
  const growing = (cursor: string | undefined): Loader<Numbers> => ({
    ...numbersAt(cursor),
    load: () =>
      Promise.resolve({ ok: true, data: { items: [1], total, next_cursor: null }, response: new Response() }),
  });
  const adding: typeof invalidating = {
    ...invalidating,
    run: (api, input) => {
      total += 1;
      return invalidating.run(api, input);
    },
    invalidates: () => [{ operation: 'listPosts' }],
  };
  function Growing() {
    const more = useMore(growing);
    const { run } = useWrite(adding);
    return (
      <button type="button" onClick={() => void run('x')}>
        {more.state === 'ready' ? more.total : more.state}
      </button>
    );
  }
  render(
    <Stand place={testPlace()} Provider={Provider}>
      <Growing />
    </Stand>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '4' }));
  expect(await screen.findByRole('button', { name: '5' })).toBeVisible();
});
