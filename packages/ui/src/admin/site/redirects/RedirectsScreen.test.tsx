import type { Scripts } from '@janus-site/core/testing';
import { problem } from '@janus-site/core/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminRedirects } from '../../../testing/adminRedirects.ts';
import { drawScreen } from '../../../testing/drawScreen.tsx';
import { RedirectsScreen } from './RedirectsScreen.tsx';

const [first] = adminRedirects().items;

const draw = (search = '', scripts: Scripts = {}) =>
  drawScreen(<RedirectsScreen />, { face: 'blog', route: 'blogRedirects', search }, scripts);

test('a redirect is added; an error is shown at its field', async () => {
  let answers = 0;
  const server = draw('?new', {
    createRedirect: () => {
      answers += 1;
      if (answers > 1) return first;
      const message = 'По этому адресу отвечает сам сайт.';
      return problem(422, 'invalid_fields', 'Проверьте поля.', {
        error: {
          code: 'invalid_fields',
          message: 'Проверьте поля.',
          fields: [{ path: 'from', code: 'own_address', message }],
        },
      });
    },
  });
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/^Откуда/), '/posts');
  await userEvent.tab();
  await userEvent.keyboard('/post/first');
  const add = within(dialog).getByRole('button', { name: 'Добавить' });
  await userEvent.click(add);
  expect(await within(dialog).findByText('По этому адресу отвечает сам сайт.')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Откуда/)).toBeInvalid();
  const from = within(dialog).getByLabelText(/^Откуда/);
  await userEvent.clear(from);
  await userEvent.type(from, '/2014/09/x.html');
  await userEvent.click(add);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf('createRedirect').at(-1)?.body).toEqual({
    face: 'blog',
    from: '/2014/09/x.html',
    to: '/post/first',
  });
});

test('clicking the address of a redirect opens it for editing', async () => {
  const server = draw('', { updateRedirect: first });
  await userEvent.click(await screen.findByRole('link', { name: '/2014/09/x' }));
  const to = await screen.findByDisplayValue('/post/first-board');
  await userEvent.clear(to);
  await userEvent.type(to, 'https://example.org/');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf('updateRedirect')[0]?.body).toEqual({
    from: '/2014/09/x',
    to: 'https://example.org/',
  });
});

test('a deleted redirect disappears at once and can be restored by one click', async () => {
  const server = draw('', { deleteRedirect: undefined, restoreRedirect: first });
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить переадресацию с /2014/09/x' }));
  expect(screen.queryByRole('link', { name: '/2014/09/x' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(server.callsOf('restoreRedirect')).toHaveLength(1));
  expect(await screen.findByRole('link', { name: '/2014/09/x' })).toBeVisible();
});

test('previously deleted redirects are listed and can be restored by one click', async () => {
  const server = draw('', { restoreRedirect: first });
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть переадресацию с /feed.php' }));
  await waitFor(() => expect(server.callsOf('restoreRedirect')).toHaveLength(1));
  expect(await screen.findByText('Возвращено: «/feed.php»')).toBeVisible();
});

test('the list is requested for this face and searched on the server', async () => {
  const server = draw('?q=talk');
  await screen.findByRole('link', { name: '/talk' });
  const asked = server.callsOf('listRedirects')[0]?.url.searchParams;
  expect([asked?.get('face'), asked?.get('q')]).toEqual(['blog', 'talk']);
});
