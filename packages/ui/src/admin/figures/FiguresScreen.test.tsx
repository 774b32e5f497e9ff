import { problem } from '@janus-site/core/testing';
import type { Scripts } from '@janus-site/core/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { messages as english } from '../../locales/people/en.po';
import { adminEmptyScripts, adminScripts } from '../../testing/adminAnswers.ts';
import { AdminLayout } from '../frame/AdminLayout.tsx';
import { adminPlace } from '../../testing/AdminStand.tsx';
import { Stand } from '../../testing/Stand.tsx';
import { FiguresScreen } from './FiguresScreen.tsx';
import { momentName } from './momentName.ts';

function draw(search = '', scripts: Scripts = {}, language: 'ru' | 'en' = 'ru') {
  const place = adminPlace({
    face: 'blog',
    route: 'blogFigures',
    language,
    search,
    scripts: { ...adminScripts, ...scripts },
  });
  render(
    <Stand place={place} {...(language === 'en' && { words: english })}>
      <AdminLayout>
        <FiguresScreen />
      </AdminLayout>
    </Stand>,
  );
  return place.server;
}

test('requests figures for the face of the admin area and the period in the address', async () => {
  const server = draw('?period=year');
  await screen.findByRole('heading', { name: 'По месяцам' });
  expect(Object.fromEntries(server.callsOf('getFigures')[0]?.url.searchParams ?? [])).toEqual({
    period: 'year',
    face: 'blog',
  });
  expect(screen.getByRole('link', { name: '12 месяцев' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '30 дней' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Сутки' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/admin\/figures\?period=day/),
  );
});

test('draws a chart whose name gives its peak, and offers a table for each chart', async () => {
  draw();
  const plot = await screen.findByRole('img', { name: /^Просмотры/ });
  expect(plot).toHaveAccessibleName(
    /^Просмотры и посетители с 1 мар\. по 30 мар\.; больше всего просмотров, 1\s240, — 12 мар\.$/,
  );
  for (const label of ['По дням', 'Страницы', 'Откуда приходили', 'Языки страниц'])
    await userEvent.click(screen.getByText(`Таблица: ${label}`));
  const days = within(screen.getByRole('table', { name: 'По дням' })).getAllByRole('row');
  expect(days).toHaveLength(31);
  expect(days[1]).toHaveTextContent('30 мар.');
  const pages = screen.getByRole('table', { name: 'Страницы' });
  const home = within(pages).getByRole('rowheader', { name: 'Главная' }).closest('tr');
  expect(home).toHaveTextContent('640420');
  expect(within(pages).getByRole('link', { name: '/tags/датчики' })).toHaveAttribute(
    'href',
    expect.stringContaining('/tags/%D0%B4'),
  );
  expect(within(pages).getByRole('rowheader', { name: 'Остальные' })).toBeVisible();
});

test('formats numbers and dates for the language', async () => {
  draw('', {}, 'en');
  expect((await screen.findAllByText('1,310'))[0]).toBeVisible();
  expect(momentName('2026-03-01T00:00:00Z', 'year', 'en')).toBe('March 2026');
  expect(momentName('2026-03-01T00:00:00Z', 'year', 'ru')).toBe('март 2026 г.');
});

test('says when there were no readers, when counting is off and when loading failed', async () => {
  draw('', { ...adminEmptyScripts, getSite: { counts_readers: false } });
  expect(await screen.findByText('За это время никто ничего не открывал')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'настройках сайта' })).toHaveAttribute(
    'href',
    expect.stringContaining('/admin/site'),
  );
  draw('', { getFigures: () => problem(503, 'unavailable', 'Сервис временно недоступен.') });
  expect(await screen.findByText('Не удалось загрузить цифры')).toBeVisible();
});

test('is downloaded as a CSV file', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:csv', revokeObjectURL: vi.fn() }));
  draw('', { exportFigures: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Скачать CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.contexts[0]).toMatchObject({
    download: expect.stringMatching(/^reading-[\d-]+\.csv$/) as string,
  });
});
