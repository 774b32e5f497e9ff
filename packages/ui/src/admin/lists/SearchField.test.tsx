import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { adminPlace } from '../../testing/AdminStand.tsx';
import { Stand } from '../../testing/Stand.tsx';
import { SearchField } from './SearchField.tsx';
import { useListAddress } from './useListAddress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function List() {
  return <SearchField address={useListAddress('projectsAdmin')} />;
}

function search(words: string) {
  const navigate = vi.fn();
  history.replaceState(null, '', '/admin/projects');
  onTestFinished(() => history.replaceState(null, '', '/'));
  const place = adminPlace({ route: 'projectsAdmin' });
  render(
    <Stand place={{ ...place, navigation: { ...place.navigation, navigate } }}>
      <List />
    </Stand>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
  return navigate;
}

test('the search begins after a pause in typing', () => {
  const navigate = search('heat');
  expect(navigate).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1000));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/admin/projects?q=heat', { replace: false });
});

test('a search that is due after a link was followed calls nobody back', () => {
  const navigate = search('heat');
  // As the site does with a press of a link; the list stays until the next page is loaded.
  history.pushState(null, '', '/admin/projects/new');
  act(() => void vi.advanceTimersByTime(1000));
  expect(navigate).not.toHaveBeenCalled();
});

test('a search keeps the filter that was chosen while it was due', () => {
  const navigate = search('heat');
  // As the site does with a choice; the list stays until the next page is loaded.
  history.pushState(null, '', '/admin/projects?state=hidden&page=3');
  act(() => void vi.advanceTimersByTime(1000));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/admin/projects?state=hidden&q=heat', { replace: false });
});
