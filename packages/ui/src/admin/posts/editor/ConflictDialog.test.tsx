import type { PostValues } from '@janus-site/core/editor';
import { postSides } from '@janus-site/core/editor';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminPost } from '../../../testing/adminAnswers.ts';
import { Stand } from '../../../testing/Stand.tsx';
import { testPlace } from '../../../testing/testPlace.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

const values = postSides(adminPost()).saved;
const withShared = (part: Partial<PostValues['shared']>): PostValues => ({
  ...values,
  shared: { ...values.shared, ...part },
});

function drawDialog(mine: PostValues, theirs: PostValues) {
  const onSettle = vi.fn<(settled: PostValues) => void>();
  render(
    <Stand place={testPlace()}>
      <ConflictDialog mine={mine} theirs={theirs} onSettle={onSettle} onLater={() => undefined} />
    </Stand>,
  );
  return onSettle;
}

test('two conflicting covers are shown, and one can be chosen', async () => {
  const theirs = withShared({ cover: '/media/theirs.webp' });
  const onSettle = drawDialog(withShared({ cover: '/media/mine.webp' }), theirs);
  const cover = screen.getByRole('group', { name: 'Общее: обложка' });
  expect(cover.querySelectorAll('img')).toHaveLength(2);
  expect(screen.queryByText(/Слова совпадают/)).toBeNull();
  await userEvent.click(within(cover).getByRole('radio', { name: /На сервере/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Оставить выбранное' }));
  expect(onSettle).toHaveBeenCalledWith(theirs);
});

test('a page is called a page, and its face is named in words', () => {
  drawDialog(withShared({ page_face: 'blog' }), withShared({ page_face: 'portfolio' }));
  const place = screen.getByRole('group', { name: 'Общее: где стоит' });
  // The words that differ are marked once the comparison has loaded.
  expect([...place.querySelectorAll('pre')].map(({ textContent }) => textContent)).toEqual([
    'В блоге',
    'В портфолио',
  ]);
  expect(screen.getByRole('alertdialog', { name: 'Страница изменена в другом окне' })).toBeInTheDocument();
});
