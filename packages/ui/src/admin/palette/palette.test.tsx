import type { Scripts, SeenCall } from '@janus-site/core/testing';
import { problem } from '@janus-site/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { messages as english } from '../../locales/admin/en.po';
import { adminScripts } from '../../testing/adminAnswers.ts';
import { adminSession, sampleStaff } from '../../testing/adminSession.ts';
import { adminPlace, AdminStand } from '../../testing/AdminStand.tsx';
import { drawEditor } from '../../testing/editorStand.tsx';
import { samplePanelSearch } from '../../testing/samplePanelSearch.ts';
import { AdminLayout } from '../frame/AdminLayout.tsx';
import { Stand } from '../../testing/Stand.tsx';
import { matching } from './command.ts';
import { modifierName, shortcutText } from '../shared/keys.ts';

function draw(session = adminSession(), scripts: Scripts = {}) {
  const navigate = vi.fn();
  const place = adminPlace({
    route: 'projectsAdmin',
    navigate,
    session,
    scripts: { ...adminScripts, ...scripts },
  });
  render(
    <AdminStand place={place}>
      <input aria-label="Поле" />
    </AdminStand>,
  );
  return { navigate, session, server: place.server };
}
const combobox = () => screen.findByRole('combobox', { name: 'Команда, пост или проект' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByRole('option', { selected: true });

beforeEach(() => localStorage.clear());

describe('the palette', () => {
  test('opens with Ctrl+K, moves with the arrows and runs a command with Enter', async () => {
    const { navigate } = draw();
    await screen.findByLabelText('Поле');
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await combobox();
    expect(field).toHaveFocus();
    expect(options()).toEqual(expect.arrayContaining(['Проекты', 'Посты', 'Новый пост', 'Выйти']));
    expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toHaveTextContent('Выйти');
    await userEvent.type(field, 'новый пр');
    expect(chosen()).toHaveTextContent('Новый проект');
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledWith('/admin/projects?new=1');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('opens a page of the other face by its full address', async () => {
    const { navigate } = draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Команды' }));
    await userEvent.type(await combobox(), 'posts create{Enter}');
    expect(navigate).toHaveBeenCalledWith('https://blog.example/posts/create');
  });

  test.each([
    [/грели теплицу ?пост$/, 'https://blog.example/posts/00000000-0000-4000-8000-000000000501/edit'],
    [/черновик ?удалённый пост$/, 'https://blog.example/login?deleted=1'],
    [/датчики для теплиц ?проект$/, '/admin/projects?edit=00000000-0000-4000-8000-000000000101'],
    [
      /Тепличный техникум, агроном ?запись резюме$/,
      '/admin/resume?edit=00000000-0000-4000-8000-000000000301',
    ],
    [/Инженер, Теплица ?место работы$/, '/admin/experience?edit=00000000-0000-4000-8000-000000000201'],
    [
      /Анна Тепличная ?сообщение$/,
      `/admin/messages?${new URLSearchParams({ q: 'тепл', state: 'archived' })}`,
    ],
    [/в теплице ?картинка$/, 'https://blog.example/posts/00000000-0000-4000-8000-000000000503/edit'],
  ])('finds %s through the server and opens it', async (name, href) => {
    const { navigate, server } = draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Команды' }));
    await userEvent.type(await combobox(), 'тепл');
    await userEvent.click(await screen.findByRole('option', { name }));
    expect(navigate).toHaveBeenCalledWith(href);
    const asked = server.callsOf('searchPanel').at(-1)?.url.searchParams;
    expect([asked?.get('q'), asked?.get('language')]).toEqual(['тепл', 'ru']);
  });

  test('Shift+Enter opens a found post at its date, and other results as usual', async () => {
    const { navigate } = draw();
    for (const [name, href] of [
      [/грели теплицу ?пост$/, 'https://blog.example/posts/00000000-0000-4000-8000-000000000501/edit#date'],
      [/датчики для теплиц ?проект$/, '/admin/projects?edit=00000000-0000-4000-8000-000000000101'],
    ] as const) {
      await userEvent.click(await screen.findByRole('button', { name: 'Команды' }));
      await userEvent.type(await combobox(), 'тепл');
      await userEvent.hover(await screen.findByRole('option', { name }));
      await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
      expect(navigate).toHaveBeenLastCalledWith(href);
    }
  });

  test('switches the theme and signs out', async () => {
    const { session } = draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Команды' }));
    await userEvent.type(await combobox(), 'тёмная{Enter}');
    expect(document.documentElement).toHaveClass('dark');
    await userEvent.click(await screen.findByRole('button', { name: 'Команды' }));
    await userEvent.type(await combobox(), 'выйти{Enter}');
    await waitFor(() => expect(session.getSnapshot().isAuthenticated).toBe(false));
    document.documentElement.classList.remove('dark');
  });

  test('offers a role only the commands it may use', async () => {
    draw(adminSession(sampleStaff));
    await userEvent.click(await screen.findByRole('button', { name: 'Команды' }));
    await combobox();
    expect(options()).toContain('Сообщения');
    expect(options()).not.toContain('Пользователи');
  });

  test('says when nothing is found; axe finds no violations', async () => {
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Команды' }));
    const field = await combobox();
    expect((await axe.run(document.body)).violations.map((one) => one.id)).toEqual([]);
    await userEvent.type(field, 'xyzzy');
    expect(await screen.findByText('Ничего не нашлось.')).toBeVisible();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  test('says when the search failed, without the results of earlier words, and can try again', async () => {
    let isAway = true;
    draw(adminSession(), {
      searchPanel: (call: SeenCall) =>
        isAway && call.url.searchParams.get('q') !== 'тепл'
          ? problem(503, 'unavailable', 'Занято.')
          : samplePanelSearch(call),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Команды' }));
    const field = await combobox();
    await userEvent.type(field, 'тепл');
    await screen.findByRole('option', { name: /датчики для теплиц/ });
    await userEvent.type(field, 'иц');
    expect(await screen.findByRole('alert')).toHaveTextContent('Поиск не удался. Занято.');
    expect(screen.queryByRole('option', { name: /датчики для теплиц/ })).toBeNull();
    expect(screen.queryByText('Ничего не нашлось.')).toBeNull();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('option', { name: /датчики для теплиц/ })).toBeVisible();
    expect(field).toHaveFocus();
  });
});

describe('the search synonyms', () => {
  const openTwins = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Команды' }));
    await userEvent.type(await combobox(), 'слова поиска{Enter}');
  };
  const field = () => screen.findByRole('textbox', { name: 'Синонимы' });

  test('typed synonyms are not thrown away without a question', async () => {
    draw();
    await openTwins();
    await userEvent.type(await field(), ', uno');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Закрыть без сохранения?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Вернуться к форме' }));
    expect(await field()).toHaveValue('микроконтроллер, mcu, uno');
  });

  test('typed synonyms survive a discarded tab, and undo of cancelling opens them again', async () => {
    draw();
    await openTwins();
    await userEvent.type(await field(), ', uno');
    cleanup();
    draw();
    await openTwins();
    expect(await field()).toHaveValue('микроконтроллер, mcu, uno');
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    expect(await field()).toHaveValue('микроконтроллер, mcu, uno');
  });

  test('opening them again shows what the server has now, and no form if it cannot be asked', async () => {
    const { server } = draw();
    await openTwins();
    await field();
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    server.script({ getSearchTwins: () => problem(503, 'unavailable', 'Занято') });
    await openTwins();
    expect(await screen.findByText('Слова не загрузились')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Синонимы' })).toBeNull();
    server.script({ getSearchTwins: { groups: [['плата', 'board']] } });
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await field()).toHaveValue('плата, board');
  });

  test('a refusal is given with its own reason', async () => {
    draw(adminSession(), { replaceSearchTwins: () => problem(429, 'too_many', 'Слишком часто.') });
    await openTwins();
    await userEvent.type(await field(), ', uno');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Слишком часто.');
    expect(await field()).toHaveValue('микроконтроллер, mcu, uno');
  });
});

describe('the list of shortcuts', () => {
  test('opens with «?» and closes with Escape', async () => {
    draw();
    await screen.findByLabelText('Поле');
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Клавиши' });
    expect(within(dialog).getByText('команды и поиск по всей панели, когда вы не печатаете')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('single-key shortcuts can be turned off and on, and the choice is stored', async () => {
    draw();
    const field = await screen.findByLabelText('Поле');
    await userEvent.keyboard('?');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Одиночные клавиши/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    field.blur();
    await userEvent.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('singleKeys')).toBe('false');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await combobox(), 'клавиши{Enter}');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Одиночные клавиши/ }));
    expect(localStorage.getItem('singleKeys')).toBe('true');
  });

  test('no shortcut works while somebody types in a field', async () => {
    draw();
    const field = await screen.findByLabelText('Поле');
    await userEvent.type(field, '?/');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(field).toHaveValue('?/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the palette saves search synonyms, a group per line, and rejects a group of one word', async () => {
    const { server } = draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Команды' }));
    await userEvent.type(await combobox(), 'слова поиска{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Синонимы' });
    expect(field).toHaveValue('микроконтроллер, mcu');
    await userEvent.type(field, '{Enter}один');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/через запятую: «один»/)).toBeVisible();
    expect(server.callsOf('replaceSearchTwins')).toHaveLength(0);
    await userEvent.type(field, ', uno');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [call] = server.callsOf('replaceSearchTwins');
    expect(call?.body).toEqual({
      groups: [
        ['микроконтроллер', 'mcu'],
        ['один', 'uno'],
      ],
    });
  });

  test('is shown in English too', async () => {
    const place = adminPlace({ route: 'projectsAdmin', language: 'en' });
    render(
      <Stand place={place} words={english}>
        <AdminLayout>
          <p>Page</p>
        </AdminLayout>
      </Stand>,
    );
    await screen.findByText('Page');
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});

test('the list of shortcuts names every key of the text of a post, and each letter that a tool of the Markdown editor has', async () => {
  drawEditor();
  const tools = within(await screen.findByRole('toolbar', { name: 'Оформление' })).getAllByRole('button');
  const letters = tools.flatMap((tool) => /\((.+)\)$/.exec(tool.getAttribute('aria-label') ?? '')?.[1] ?? []);
  expect(letters).toHaveLength(5);
  cleanup();
  draw();
  await screen.findByLabelText('Поле');
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Клавиши' });
  const listed = [...dialog.querySelectorAll('kbd')].map((one) => one.textContent);
  expect(listed).toEqual(expect.arrayContaining([...letters, shortcutText('F'), 'Alt+↑ Alt+↓', '[[']));
});

test('commands match words in any order, in the label, the address and other names', () => {
  const command = { id: 'a', group: 'go', glyph: 'file', run: () => undefined } as const;
  const all = [
    { ...command, label: 'Новый пост', words: '/posts/create new post' },
    { ...command, label: 'Ёлки', words: '' },
  ];
  expect(matching(all, 'пост нов').map(({ label }) => label)).toEqual(['Новый пост']);
  expect(matching(all, 'NEW')).toHaveLength(1);
  expect(matching(all, 'елки')).toHaveLength(1);
  expect(matching(all, '')).toHaveLength(2);
});

test('the modifier key has the name used on the platform', () => {
  expect([modifierName('MacIntel'), modifierName('Linux x86_64')]).toEqual(['⌘', 'Ctrl']);
});
