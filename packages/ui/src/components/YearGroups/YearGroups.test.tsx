import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { samplePostsInBoth } from '../../testing/sampleAnswers.ts';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { Glyph } from '../Glyph/Glyph.tsx';
import type { YearGroupsProps } from './YearGroups.tsx';
import { YearGroups } from './YearGroups.tsx';

function draw(props: YearGroupsProps) {
  render(
    <Stand place={testPlace({ face: 'blog' })}>
      <YearGroups {...props} />
    </Stand>,
  );
}

const { items } = samplePostsInBoth('ru', 3, 2);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

test('posts only in the other language follow the rest, under a heading with their number', () => {
  draw({ posts: items, others: 12 });
  expect(titles().at(-1)).toBe('Ещё на английском (12)');
  const others = screen.getByRole('heading', { name: 'Ещё на английском (12)' }).parentElement as HTMLElement;
  expect(within(others).getAllByRole('link')).toHaveLength(2);
});

test('posts only in the other language are folded where the owner chose that', async () => {
  draw({ posts: items, others: 12, isFolded: true });
  const fold = screen.getByText('Ещё на английском (12)', { selector: 'summary' });
  expect(screen.getAllByRole('heading', { level: 3 }).filter((one) => one.closest('details'))).toHaveLength(
    2,
  );
  expect(fold.parentElement).not.toHaveAttribute('open');
  await userEvent.click(fold);
  expect(fold.parentElement).toHaveAttribute('open');
});

test('a page with only posts in the other language groups them by year', () => {
  draw({ posts: items.slice(3), others: 12 });
  expect(titles().every((title) => /^\d{4}$/.test(title))).toBe(true);
});

test('below pinned posts, posts in the other language keep their own heading', () => {
  draw({ posts: items.slice(3), pinned: items.slice(0, 1), others: 12 });
  expect(titles()).toEqual(['Закреплено', 'Ещё на английском (12)']);
});

test('without a number of others, posts in the other language are not set apart', () => {
  draw({ posts: items });
  expect(screen.queryByText(/Ещё на английском/)).toBeNull();
});

test('the pin above pinned posts is the one in the panel', () => {
  const glyph = render(<Glyph name="pin" />).container.querySelector('path');
  draw({ posts: items, pinned: items.slice(0, 1) });
  const pin = screen.getByRole('heading', { name: 'Закреплено' }).querySelector('path');
  expect(pin?.getAttribute('d')).toBe(glyph?.getAttribute('d') ?? 'none');
});
