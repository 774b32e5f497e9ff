import { problem } from '@janus-site/core/testing';
import type { Scripts } from '@janus-site/core/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { adminPost, adminScripts } from '../../testing/adminAnswers.ts';
import { adminPlace, AdminStand } from '../../testing/AdminStand.tsx';
import { EditPostScreen } from './EditPostScreen.tsx';

const post = adminPost();
const [russian, english] = post.translations;
const saved = (change: object) => ({
  ...post,
  translations: post.translations.map((one) =>
    one.language === 'ru' ? { ...one, ...change, revision: 4 } : one,
  ),
});

function draw(scripts: Scripts = {}) {
  const place = adminPlace({
    face: 'blog',
    route: 'editPost',
    params: { id: post.id },
    scripts: { ...adminScripts, ...scripts },
  });
  render(
    <AdminStand place={place}>
      <EditPostScreen />
    </AdminStand>,
  );
  return { ...place, server: place.host.server };
}
const titleField = () => screen.findByLabelText('Заголовок');

beforeEach(() => {
  localStorage.clear();
});

test('Ctrl+S sends the changed language with its revision; a published text never saves itself', async () => {
  const { server } = draw({ updatePost: saved({ title: 'Иначе' }) });
  await userEvent.clear(await titleField());
  await userEvent.type(await titleField(), 'Иначе');
  await new Promise((resolve) => {
    setTimeout(resolve, 1200);
  });
  expect(server.callsOf('updatePost')).toHaveLength(0);
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/^Сохранено \d/)).toBeVisible();
  expect(server.callsOf('updatePost')[0]?.body).toEqual({
    translations: [
      { language: 'ru', title: 'Иначе', summary: russian?.summary, body: russian?.body, revision: 3 },
    ],
  });
});

test('a draft saves itself', async () => {
  const { server } = draw({ updatePost: post });
  await userEvent.click(await screen.findByRole('button', { name: 'Английский и просмотр' }));
  await userEvent.type(await titleField(), '!');
  await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(1), { timeout: 4000 });
  expect(server.callsOf('updatePost')[0]?.body).toMatchObject({
    translations: [{ language: 'en', title: `${english?.title}!`, revision: 1 }],
  });
});

test('a stale save shows both versions and goes on with what was chosen', async () => {
  const theirs = saved({ title: 'Их заголовок', body: 'Их текст' });
  const { server } = draw({
    updatePost: () => problem(409, 'stale_revision', 'Текст изменился.', { current: theirs }),
  });
  await userEvent.type(await titleField(), '!');
  await userEvent.keyboard('{Control>}s{/Control}');
  const dialog = await screen.findByRole('alertdialog', { name: 'Пост изменён в другом окне' });
  expect(within(dialog).getByText(/Их текст/)).toBeVisible();
  const text = within(dialog).getByRole('group', { name: 'Русский: текст' });
  await userEvent.click(within(text).getByRole('radio', { name: /На сервере/ }));
  server.script({ updatePost: theirs });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Оставить выбранное' }));
  expect(await titleField()).toHaveValue(`${russian?.title}!`);
  expect(screen.getByLabelText('Текст')).toHaveValue('Их текст');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(2));
  expect(server.callsOf('updatePost')[1]?.body).toMatchObject({
    translations: [{ language: 'ru', revision: 4 }],
  });
});

test('publishing one language sends that language alone', async () => {
  const { server } = draw({ updatePost: post });
  await userEvent.type(await titleField(), ' (правка)');
  await userEvent.click(screen.getByRole('button', { name: 'Английский и просмотр' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Опубликовать…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Опубликовать' }));
  await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(1));
  expect(server.callsOf('updatePost')[0]?.body).toEqual({
    translations: [
      {
        language: 'en',
        title: english?.title,
        summary: english?.summary,
        body: english?.body,
        status: 'published',
        revision: 1,
      },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Русский и просмотр' }));
  expect(await titleField()).toHaveValue(`${russian?.title} (правка)`);
});

test('a save that found the session ended runs again after signing in over the page', async () => {
  const { server, session } = draw({ updatePost: () => problem(401, 'unauthorized', 'Войдите.') });
  await userEvent.type(await titleField(), '!');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(1));
  act(() => session.end());
  const dialog = await screen.findByRole('dialog', { name: 'Сеанс закончился' });
  server.script({ updatePost: saved({ title: `${russian?.title}!` }) });
  await userEvent.type(within(dialog).getByLabelText('Пароль'), 'correct{Enter}');
  expect(await screen.findByText(/^Сохранено \d/)).toBeVisible();
  expect(server.callsOf('updatePost')).toHaveLength(2);
});
