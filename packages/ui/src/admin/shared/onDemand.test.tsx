import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { render } from '@testing-library/react';
import { adminPlace, AdminStand } from '../../testing/AdminStand.tsx';
import { onDemand } from './onDemand.tsx';

test('code that failed to load can be requested again, and once loaded is shown at once', async () => {
  const Form = ({ name }: { name: string }) => <p>{`Форма: ${name}`}</p>;
  const load = vi.fn(() => Promise.resolve(Form));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = onDemand(load);
  const draw = () =>
    render(
      <AdminStand place={adminPlace({ face: 'portfolio', route: 'projectsAdmin' })}>
        <Part name="проект" />
      </AdminStand>,
    );
  const first = draw();
  expect(await screen.findByText('Форма не загрузилась')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Форма: проект')).toBeVisible();
  first.unmount();
  draw();
  expect(screen.getByText('Форма: проект')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
