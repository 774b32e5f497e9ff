import type { Write } from '@janus-site/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AdminStand, adminPlace } from '../../testing/AdminStand.tsx';
import { HiddenNotice } from './HiddenNotice.tsx';

function Form() {
  const [is_published, setPublished] = useState(false);
  const update: Write<{ id: string; body: { is_published: boolean } }, null> = {
    name: 'updateProject',
    run: async (_, { body }) => {
      setPublished(body.is_published);
      return { ok: true, data: null, response: new Response() };
    },
    invalidates: () => [],
  };
  return <HiddenNotice item={{ id: '1', is_published }} title="Тепло города" update={update} />;
}

test('after «Показать на сайте» the focus moves to the content', async () => {
  render(
    <AdminStand place={adminPlace({ route: 'projectsAdmin' })}>
      <Form />
    </AdminStand>,
  );
  (await screen.findByRole('button', { name: 'Показать на сайте' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
