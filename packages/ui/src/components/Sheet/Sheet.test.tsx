import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { Button } from '../Button/Button.tsx';
import { Sheet } from './Sheet.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Показать</Button>
      {isOpen ? (
        <Sheet heading="Сведения" onClose={() => setOpen(false)}>
          <a href="/posts">Посты</a>
        </Sheet>
      ) : null}
    </>
  );
}

it('is a named dialog; Escape closes it and returns the focus', async () => {
  const user = userEvent.setup();
  render(
    <Stand place={testPlace()}>
      <Page />
    </Stand>,
  );
  const opener = screen.getByRole('button', { name: 'Показать' });
  await user.click(opener);
  const sheet = screen.getByRole('dialog', { name: 'Сведения' });
  expect(sheet).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});
