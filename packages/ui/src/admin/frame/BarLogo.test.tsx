import { site } from '@janus-site/core';
import type { Site } from '@janus-site/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminScripts } from '../../testing/adminAnswers.ts';
import { adminPlace, AdminStand } from '../../testing/AdminStand.tsx';
import { siteWith } from '../../testing/sampleScripts.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { present } from './AdminLayout.css.ts';

const bar = () => screen.getByRole('link', { name: 'Администраторская панель' });

function Save({ logo }: Pick<Site, 'logo'>) {
  const { run } = useWrite(site.update);
  return (
    <button type="button" onClick={() => void run({ logo: logo ?? null })}>
      Записать
    </button>
  );
}

function draw(first: Site, next: Site) {
  let now = first;
  const place = adminPlace({
    route: 'projectsAdmin',
    scripts: {
      ...adminScripts,
      getSite: (call) => siteWith(now)(call),
      updateSite: () => {
        now = next;
        return next;
      },
    },
  });
  render(
    <AdminStand place={place}>
      <Save logo={next.logo} />
    </AdminStand>,
  );
  return {
    elsewhere: () => {
      now = next;
    },
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

test('a logo of letters appears in the top bar as soon as it is saved', async () => {
  draw({}, { logo: { letters: 'АП' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Записать' }));
  await waitFor(() => expect(bar()).toHaveTextContent('АПАдминистраторская панель'));
  expect(bar()).toHaveAccessibleName('Администраторская панель');
});

test('removing the logo replaces the one sent with the page by the default mark', async () => {
  draw({ logo: { picture: '/media/own.svg', raster: '/media/own.webp' } }, {});
  await waitFor(() => expect(bar().querySelector('img')).toHaveAttribute('src', '/media/own.svg'));
  await userEvent.click(screen.getByRole('button', { name: 'Записать' }));
  await waitFor(() => expect(bar().querySelector('img')).toBeNull());
  expect(bar().querySelector('svg')?.parentElement).toHaveClass(present);
});

test('a logo saved in another tab appears when this tab regains the focus', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { elsewhere } = draw({}, { logo: { letters: 'Я' } });
  await waitFor(() => expect(bar().querySelector('svg')?.parentElement).toHaveClass(present));
  elsewhere();
  // data loaded a moment ago is not requested again
  await vi.advanceTimersByTimeAsync(10_000);
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(bar()).toHaveTextContent('ЯАдминистраторская панель'));
});
