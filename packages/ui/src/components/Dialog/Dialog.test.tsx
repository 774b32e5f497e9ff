import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Button } from '../Button/Button.tsx';
import { DropdownMenu, MenuItem } from '../DropdownMenu/DropdownMenu.tsx';
import { Field } from '../Field/Field.tsx';
import type { DialogProps } from './Dialog.tsx';
import { Dialog } from './Dialog.tsx';

function Page(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть</Button>
      <Dialog
        heading="Поставить на место"
        lead="Остальные сдвинутся."
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={<Button onClick={() => setOpen(false)}>Поставить</Button>}
        {...props}
      >
        <Field label="Место" />
      </Dialog>
    </>
  );
}

async function open(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup();
  render(
    <Stand place={testPlace()}>
      <Page {...props} />
    </Stand>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  return user;
}

it('has a name and a description, focuses its first field and traps the focus', async () => {
  const user = await open();
  const dialog = screen.getByRole('dialog', { name: 'Поставить на место' });
  expect(dialog).toHaveAccessibleDescription('Остальные сдвинутся.');
  expect(screen.getByLabelText('Место')).toHaveFocus();
  for (let count = 0; count < 4; count += 1) {
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

it('closes on Escape, returning the focus, and by its close button', async () => {
  const user = await open();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Открыть' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('returns the focus to the menu button when it was opened from a menu', async () => {
  const user = userEvent.setup();
  function Opened() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <DropdownMenu trigger={<Button>Действия</Button>}>
          <MenuItem onSelect={() => setOpen(true)}>На место…</MenuItem>
        </DropdownMenu>
        {isOpen ? <Dialog heading="Поставить на место" isOpen onOpenChange={setOpen} /> : null}
      </>
    );
  }
  render(
    <Stand place={testPlace()}>
      <Opened />
    </Stand>,
  );
  await user.tab();
  await user.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Действия' })).toHaveFocus());
});

it('keeps the focus its action has set; without that and its opener, focuses the main content', async () => {
  const user = userEvent.setup();
  function Removing({ target }: { target: string }) {
    const [state, setState] = useState<'resting' | 'open' | 'done'>('resting');
    return (
      <>
        {state === 'done' ? null : <Button onClick={() => setState('open')}>Удалить</Button>}
        <main id="content" tabIndex={-1}>
          <input id="next" aria-label="Следующее" />
        </main>
        <Dialog
          heading="Удалить?"
          isOpen={state === 'open'}
          onOpenChange={() => undefined}
          actions={
            <Button
              onClick={() => {
                setState('done');
                setTimeout(() => document.getElementById(target)?.focus());
              }}
            >
              Да
            </Button>
          }
        />
      </>
    );
  }
  const act = async (target: string) => {
    const { unmount } = render(
      <Stand place={testPlace()}>
        <Removing target={target} />
      </Stand>,
    );
    await user.click(screen.getByRole('button', { name: 'Удалить' }));
    await user.click(screen.getByRole('button', { name: 'Да' }));
    return unmount;
  };
  const unmount = await act('next');
  await waitFor(() => expect(screen.getByLabelText('Следующее')).toHaveFocus());
  unmount();
  await act('nowhere');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('with canClose off has no close button and ignores Escape', async () => {
  const user = await open({ canClose: false });
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull();
});

it('an alert dialog focuses «Отмена» first, and Escape cancels too', async () => {
  const user = userEvent.setup();
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <Stand place={testPlace()}>
      <AlertDialog
        isOpen
        heading="Удалить пользователя anna?"
        lead="Вернуть учётную запись нельзя."
        confirmLabel="Удалить навсегда"
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </Stand>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Удалить пользователя anna?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});
