import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { adminPlace } from '../../testing/AdminStand.tsx';
import { adminSession, sampleOwner, sampleStaff } from '../../testing/adminSession.ts';
import { Stand } from '../../testing/Stand.tsx';
import { useSingleForm } from './useSingleForm.ts';

function TitleForm({ isNew }: { isNew: boolean }) {
  const { values, change } = useSingleForm<{ title: string }, undefined>({
    name: isNew ? 'item.new' : 'item.1',
    saved: { title: '' },
    isNew,
    send: async () => ({ ok: true, data: undefined, response: new Response() }),
    onSaved: () => undefined,
  });
  return (
    <input
      aria-label="Заголовок"
      value={values.title}
      onChange={(event) => change({ title: event.target.value })}
    />
  );
}

/** Opens the form as this user; `leave` closes it. */
function open(user: typeof sampleOwner, isNew: boolean) {
  const { unmount } = render(
    <Stand place={adminPlace({ session: adminSession(user) })}>
      <TitleForm isNew={isNew} />
    </Stand>,
  );
  return { field: screen.getByRole('textbox'), leave: unmount };
}

beforeEach(() => localStorage.clear());

test('a draft of a new item is shown only to the account that wrote it', async () => {
  const first = open(sampleOwner, true);
  await userEvent.type(first.field, 'Личное');
  first.leave();
  const other = open(sampleStaff, true);
  expect(other.field).toHaveValue('');
  other.leave();
  expect(open(sampleOwner, true).field).toHaveValue('Личное');
});

test('a draft of an existing item is shown to each account that opens it on this device', async () => {
  const first = open(sampleOwner, false);
  await userEvent.type(first.field, 'Общее');
  first.leave();
  expect(open(sampleStaff, false).field).toHaveValue('Общее');
});
