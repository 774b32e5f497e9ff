import { messages } from '@janus-site/core';
import type { SeenCall } from '@janus-site/core/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useWrite } from '../../hooks/useWrite.ts';
import { adminMessages, adminScripts } from '../../testing/adminAnswers.ts';
import type { AdminPlace } from '../../testing/AdminStand.tsx';
import { adminPlace, AdminStand } from '../../testing/AdminStand.tsx';
import { adminSession, sampleNobody } from '../../testing/adminSession.ts';

function Reader() {
  const update = useWrite(messages.update);
  return (
    <button type="button" onClick={() => void update.run({ id: 'x', body: { is_read: true } })}>
      Прочесть
    </button>
  );
}

function draw(place: AdminPlace) {
  const tree = (current: AdminPlace) => (
    <AdminStand place={current}>
      <Reader />
    </AdminStand>
  );
  const { rerender } = render(tree(place));
  return (next: AdminPlace) => rerender(tree(next));
}

const link = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Меню' })).findByRole('link', { name });

test('the menu shows the number of unread messages, updated at once when one is read', async () => {
  let total = 3;
  const place = adminPlace({
    route: 'projectsAdmin',
    scripts: {
      ...adminScripts,
      listMessages: () => Response.json({ ...adminMessages(), total }),
      updateMessage: adminMessages().items[0],
    },
  });
  draw(place);
  expect(await link('Сообщения, непрочитанных: 3')).toHaveTextContent('Сообщения3');
  expect(place.server.callsOf('listMessages')).toHaveLength(1);
  total = 2;
  await userEvent.click(screen.getByRole('button', { name: 'Прочесть' }));
  expect(await link('Сообщения, непрочитанных: 2')).toBeVisible();
  total = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Прочесть' }));
  expect(await link('Сообщения')).toBeVisible();
  const asked = place.server.callsOf('listMessages').map((call: SeenCall) => call.url.search);
  expect(new Set(asked)).toEqual(new Set(['?state=inbox&is_read=false&limit=5']));
});

test('messages are not requested for users who may not read them, nor on the blog', async () => {
  for (const place of [
    adminPlace({ route: 'profile', session: adminSession(sampleNobody) }),
    adminPlace({ face: 'blog', route: 'createPost' }),
  ]) {
    draw(place);
    await waitFor(() => expect(screen.getAllByRole('navigation', { name: 'Меню' })).not.toHaveLength(0));
    expect(place.server.callsOf('listMessages')).toEqual([]);
  }
});

test('a count that fails to load leaves the menu without a number', async () => {
  const place = adminPlace({
    route: 'projectsAdmin',
    scripts: { ...adminScripts, listMessages: () => new Response('', { status: 503 }) },
  });
  draw(place);
  await waitFor(() => expect(place.server.callsOf('listMessages')).not.toHaveLength(0));
  expect(await link('Сообщения')).toBeVisible();
});
