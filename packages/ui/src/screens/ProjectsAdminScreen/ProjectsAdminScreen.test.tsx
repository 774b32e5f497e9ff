import { problem } from '@janus-site/core/testing';
import type { Scripts } from '@janus-site/core/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { adminProjects, adminScripts } from '../../testing/adminAnswers.ts';
import { adminPlace, AdminStand } from '../../testing/AdminStand.tsx';
import type { TestHostOptions } from '../../testing/testHost.ts';
import { ProjectsAdminScreen } from './ProjectsAdminScreen.tsx';

const [first, second, third, fourth] = adminProjects().items;
const ids = [first, second, third, fourth].map((project) => project?.id ?? '');

function draw(options: Omit<TestHostOptions, 'session'> = {}, scripts: Scripts = {}) {
  const place = adminPlace({ route: 'projectsAdmin', ...options, scripts: { ...adminScripts, ...scripts } });
  render(
    <AdminStand place={place}>
      <ProjectsAdminScreen />
    </AdminStand>,
  );
  return place.host.server;
}
const titles = () =>
  within(screen.getByRole('list', { name: 'Проекты' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => {
  localStorage.clear();
});

describe('the list', () => {
  test('shows the languages and what is hidden', async () => {
    draw();
    expect(await screen.findByText('Скрыто')).toBeVisible();
    expect(titles()).toHaveLength(4);
    expect(screen.getByText('Английский: перевода нет')).toBeInTheDocument();
  });

  test('sends the whole new order once and can take it back', async () => {
    const server = draw({}, { reorderProjects: adminProjects() });
    const grip = await screen.findByRole('button', { name: 'Переставить: Проект «Тепло города»' });
    grip.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(() => expect(server.callsOf('reorderProjects')).toHaveLength(1));
    expect(server.callsOf('reorderProjects')[0]?.body).toEqual({ ids: [ids[1], ids[0], ids[2], ids[3]] });
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(server.callsOf('reorderProjects')[1]?.body).toEqual({ ids }));
  });

  test('a refused order is put back, with the reason and another try', async () => {
    const server = draw(
      {},
      { reorderProjects: () => problem(503, 'unavailable', 'Сервис временно недоступен.') },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Действия: Тепло города' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Ниже' }));
    expect(await screen.findByText(/^Порядок не сохранён, список как был. Сервис временно/)).toBeVisible();
    expect(titles()[0]).toBe('Тепло города');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(server.callsOf('reorderProjects')).toHaveLength(2));
  });

  test('moves by number', async () => {
    const server = draw({}, { reorderProjects: adminProjects() });
    await userEvent.click(await screen.findByRole('button', { name: 'Действия: Тепло города' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'На место…' }));
    const field = await screen.findByLabelText('Место от 1 до 4');
    await userEvent.clear(field);
    await userEvent.type(field, '9');
    await userEvent.click(screen.getByRole('button', { name: 'Поставить' }));
    expect(screen.getByText('Введите число от 1 до 4')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '3');
    await userEvent.click(screen.getByRole('button', { name: 'Поставить' }));
    await waitFor(() =>
      expect(server.callsOf('reorderProjects')[0]?.body).toEqual({ ids: [ids[1], ids[2], ids[0], ids[3]] }),
    );
  });

  test('a removal waits for second thoughts: undone, nothing was ever sent', async () => {
    const server = draw({}, { deleteProject: undefined });
    await userEvent.click(await screen.findByRole('button', { name: 'Действия: Тепло города' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Удалить' }));
    expect(titles()).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
    expect(titles()).toHaveLength(4);
    expect(server.callsOf('deleteProject')).toHaveLength(0);
  });

  test('put away, the removal is sent', async () => {
    const server = draw({}, { deleteProject: undefined });
    await userEvent.click(await screen.findByRole('button', { name: 'Действия: Тепло города' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Удалить' }));
    await userEvent.click(screen.getByRole('button', { name: 'Убрать уведомление' }));
    await waitFor(() => expect(server.callsOf('deleteProject')[0]?.params).toEqual({ id: ids[0] }));
  });
});

describe('the form', () => {
  const open = (scripts: Scripts = {}) => draw({ search: `?edit=${ids[0]}` }, scripts);
  const title = async () => (await screen.findAllByLabelText('Название'))[0] as HTMLInputElement;

  test('sends only the language that was changed', async () => {
    const server = open({ updateProjectTranslation: first?.translations[0] });
    await userEvent.type(await title(), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/^Сохранено \d/)).toBeVisible();
    const calls = server.callsOf('updateProjectTranslation');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({ title: 'Тепло города 2' });
    expect(calls[0]?.params).toEqual({ id: ids[0], translationId: first?.translations[0]?.id });
    expect(server.callsOf('updateProject')).toHaveLength(0);
    expect(localStorage.getItem(`janus.draft.project.${ids[0]}`)).toBeNull();
  });

  test('puts the server’s field errors on the same fields', async () => {
    const error = {
      code: 'invalid_fields',
      message: 'Проверьте поля.',
      fields: [{ path: 'title', message: 'Слишком длинно.' }],
    };
    open({ updateProjectTranslation: () => problem(422, 'invalid_fields', 'Проверьте поля.', { error }) });
    await userEvent.type(await title(), '!');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(async () => expect(await title()).toBeInvalid());
    expect(await title()).toHaveAccessibleDescription('Слишком длинно.');
    expect(screen.getByRole('link', { name: 'Слишком длинно.' })).toHaveAttribute('href', '#field-ru-title');
    await userEvent.type(await title(), '?');
    expect(await title()).toBeValid();
  });

  test('without the server the words stay on the device and another try is offered', async () => {
    open({ updateProjectTranslation: () => Promise.reject(new TypeError('fetch failed')) });
    await userEvent.type(await title(), ' и дома');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Введённое сохранено на этом устройстве.')).toBeVisible();
    expect(screen.getByText('Нет связи, черновик на этом устройстве')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem(`janus.draft.project.${ids[0]}`)).toContain('и дома'));
  });

  test('a new one is created whole and opened at its own address', async () => {
    const navigate = vi.fn();
    const server = draw({ search: '?new=1', navigate }, { createProject: first });
    await userEvent.click(await screen.findByRole('button', { name: 'Сохранить' }));
    expect(
      await screen.findByRole('link', { name: 'Введите название хотя бы на одном языке' }),
    ).toBeVisible();
    await userEvent.type(await title(), 'Новое');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(`/admin/projects?edit=${ids[0]}`, { replace: true }),
    );
    expect(server.callsOf('createProject')[0]?.body).toMatchObject({
      github_url: null,
      translations: [{ language: 'ru', title: 'Новое' }],
    });
  });
});
