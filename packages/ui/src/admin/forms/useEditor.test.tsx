import type { Result } from '@janus-site/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { adminPlace } from '../../testing/AdminStand.tsx';
import { adminSession, sampleOwner, sampleStaff } from '../../testing/adminSession.ts';
import { Stand } from '../../testing/Stand.tsx';
import { useSingleForm } from './useSingleForm.ts';

interface TitleFormProps {
  isNew: boolean;
  send?: () => Promise<Result<undefined>>;
}

const saved: Result<undefined> = { ok: true, data: undefined, response: new Response() };

const succeed = async () => saved;

function TitleForm({ isNew, send = succeed }: TitleFormProps) {
  const { values, change, saver } = useSingleForm<{ title: string }, undefined>({
    name: isNew ? 'item.new' : 'item.1',
    saved: { title: '' },
    isNew,
    send,
    onSaved: () => undefined,
  });
  return (
    <>
      <input
        aria-label="Заголовок"
        value={values.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <button type="button" onClick={() => void saver.save()}>
        Сохранить
      </button>
    </>
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

describe('a save that is refused because the session ended', () => {
  const refused: Result<undefined> = { ok: false, error: { kind: 'auth', message: 'Signed out' } };

  async function refuse() {
    const session = adminSession(sampleOwner);
    const send = vi.fn(async () => (session.getSnapshot().isAuthenticated ? saved : refused));
    render(
      <Stand place={adminPlace({ session })}>
        <TitleForm isNew={false} send={send} />
      </Stand>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'Личное');
    send.mockImplementationOnce(async () => {
      session.end();
      return refused;
    });
    const save = screen.getByRole('button', { name: 'Сохранить' });
    await userEvent.click(save);
    expect(send).toHaveBeenCalledTimes(1);
    return { session, send, save };
  }

  test('is repeated when the same account signs in', async () => {
    const { session, send } = await refuse();
    await act(async () => session.begin(sampleOwner));
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('is not sent as another account; the words stay on the device for the first one', async () => {
    const { session, send, save } = await refuse();
    await act(async () => session.begin(sampleStaff));
    await userEvent.click(save);
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('textbox')).toHaveValue('Личное');
    await vi.waitFor(() => expect(JSON.stringify(localStorage)).toContain('Личное'));
    await act(async () => session.begin(sampleOwner));
    expect(send).toHaveBeenCalledTimes(2);
  });
});
