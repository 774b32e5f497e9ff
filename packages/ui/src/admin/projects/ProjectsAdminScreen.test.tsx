import { problem } from '@janus-site/core/testing';
import type { Scripts, SeenCall } from '@janus-site/core/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { frame } from '../markdown/MarkdownEditor.css.ts';
import { adminProjects, adminScripts } from '../../testing/adminAnswers.ts';
import { adminPlace, AdminStand } from '../../testing/AdminStand.tsx';
import { samplePanelSearch } from '../../testing/samplePanelSearch.ts';
import { stubPictures } from '../../testing/stubPictures.ts';
import type { TestPlaceOptions } from '../../testing/testPlace.ts';
import { WalkingStand } from '../../testing/WalkingStand.tsx';
import { ProjectsAdminScreen } from './ProjectsAdminScreen.tsx';

const [first, second, third, fourth] = adminProjects().items;
const ids = [first, second, third, fourth].map((project) => project?.id ?? '');

function draw(options: Omit<TestPlaceOptions, 'session'> = {}, scripts: Scripts = {}) {
  const place = adminPlace({ route: 'projectsAdmin', ...options, scripts: { ...adminScripts, ...scripts } });
  render(
    <AdminStand place={place}>
      <ProjectsAdminScreen />
    </AdminStand>,
  );
  return place.server;
}
const titles = () =>
  within(screen.getByRole('list', { name: 'Проекты' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => {
  localStorage.clear();
});

describe('the list', () => {
  test('shows which translations are missing and which projects are hidden', async () => {
    draw();
    expect(await screen.findByText('Скрыто')).toBeVisible();
    expect(titles()).toHaveLength(4);
    expect(screen.getByText('Английский: перевода нет')).toBeInTheDocument();
  });

  test('sends the complete new order once, and undo restores the old one', async () => {
    const server = draw({}, { reorderProjects: adminProjects() });
    const grip = await screen.findByRole('button', { name: 'Переставить: Проект «Тепло города»' });
    grip.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(() => expect(server.callsOf('reorderProjects')).toHaveLength(1));
    expect(server.callsOf('reorderProjects')[0]?.body).toEqual({ ids: [ids[1], ids[0], ids[2], ids[3]] });
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(server.callsOf('reorderProjects')[1]?.body).toEqual({ ids }));
  });

  test('undoing an order leaves out a project deleted in the meantime', async () => {
    let isDeleted = false;
    const listed = () => ({ ...adminProjects(), items: adminProjects().items.slice(isDeleted ? 1 : 0) });
    const server = draw(
      {},
      {
        listProjects: listed,
        reorderProjects: adminProjects(),
        deleteProject: () => void (isDeleted = true),
      },
    );
    const grip = await screen.findByRole('button', { name: /^Переставить:.*Тепло города/ });
    grip.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await screen.findByText('Порядок сохранён');
    await userEvent.click(screen.getByRole('button', { name: 'Действия: Тепло города' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Удалить' }));
    await screen.findByText('Удалено: «Тепло города»');
    await waitFor(() => expect(server.callsOf('listProjects').length).toBeGreaterThan(1));
    const [undoOrder] = screen.getAllByRole('button', { name: 'Вернуть' });
    await userEvent.click(undoOrder as HTMLElement);
    await waitFor(() =>
      expect(server.callsOf('reorderProjects').at(-1)?.body).toEqual({ ids: [ids[1], ids[2], ids[3]] }),
    );
    expect(server.callsOf('reorderProjects')).toHaveLength(2);
  });

  test('a rejected order is reverted, with the reason and a retry', async () => {
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

  test('moves a project to a given position', async () => {
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

  test('a deletion is sent at once, and undo restores the project at its former position', async () => {
    const server = draw(
      {},
      {
        deleteProject: undefined,
        restoreDeleted: { id: ids[0], kind: 'project' },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Действия: Тепло города' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Удалить' }));
    expect(titles()).toHaveLength(3);
    await waitFor(() => expect(server.callsOf('deleteProject')[0]?.params).toEqual({ id: ids[0] }));
    expect(await screen.findByText('Удалено: «Тепло города»')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(server.callsOf('restoreDeleted')[0]?.params).toEqual({ id: ids[0] });
    // the server has kept its position
    expect(titles()[0]).toContain('Тепло города');
    expect(server.callsOf('reorderProjects')).toHaveLength(0);
  });

  test('an undo that is refused after the screen was left says so, and can be retried', async () => {
    const scripts: Scripts = {
      deleteProject: undefined,
      restoreDeleted: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
    };
    const place = adminPlace({ route: 'projectsAdmin', scripts: { ...adminScripts, ...scripts } });
    const drawn = (content: ReactNode) => <AdminStand place={place}>{content}</AdminStand>;
    const { rerender } = render(drawn(<ProjectsAdminScreen />));
    await userEvent.click(await screen.findByRole('button', { name: 'Действия: Тепло города' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Удалить' }));
    const undo = await screen.findByRole('button', { name: 'Вернуть' });
    rerender(drawn(<p>Другой экран</p>));
    await userEvent.click(undo);
    const message = 'Не возвращено: «Тепло города». Сервис временно недоступен.';
    expect(await screen.findByText(message)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(place.server.callsOf('restoreDeleted')).toHaveLength(2));
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('one click shows a hidden project on the site, and undo hides it again', async () => {
    const [first, ...rest] = adminProjects().items;
    const server = draw(
      {},
      {
        listProjects: { ...adminProjects(), items: [{ ...first, is_published: false }, ...rest] },
        updateProject: first,
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Показать на сайте: Тепло города' }));
    await waitFor(() => expect(server.callsOf('updateProject')[0]?.body).toEqual({ is_published: true }));
    await userEvent.click(await screen.findByRole('button', { name: /^(Вернуть|Отменить)$/ }));
    await waitFor(() => expect(server.callsOf('updateProject')[1]?.body).toEqual({ is_published: false }));
  });

  test('a rejected deletion brings the project back and says why', async () => {
    draw({}, { deleteProject: () => problem(503, 'unavailable', 'Сервис временно недоступен.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Действия: Тепло города' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Удалить' }));
    expect(await screen.findByText('«Тепло города»: Сервис временно недоступен.')).toBeVisible();
    expect(titles()).toHaveLength(4);
  });
});

describe('selection', () => {
  const check = (title: string) => screen.getByRole('checkbox', { name: `Отметить: ${title}` });

  test('Shift selects a range, the header selects the page, and the selection can be cleared', async () => {
    draw();
    const shown = await screen.findByText('Всего: 4');
    expect(shown).toBeVisible();
    const all = titles();
    const user = userEvent.setup();
    await user.click(check(all[0] ?? ''));
    await user.keyboard('{Shift>}');
    await user.click(check(all[2] ?? ''));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('Отмечено: 3')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Отметить всё на странице' }));
    expect(screen.getByText('Отмечено: 4')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Снять отметки' }));
    expect(screen.queryByRole('button', { name: 'Удалить' })).toBeNull();
  });

  test('several projects are hidden at once; each failure is listed and can be retried', async () => {
    let isBroken = true;
    const server = draw(
      {},
      {
        updateProject: (call: SeenCall) =>
          isBroken && call.params['id'] === ids[2] ? problem(409, 'conflict', 'Занято.') : first,
      },
    );
    await screen.findByText('Всего: 4');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Отметить всё на странице' }));
    await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
    const alert = await screen.findByText('Видимость не изменена:');
    expect(alert).toBeVisible();
    expect(screen.getByText(/^«.*»: Занято\.$/)).toBeVisible();
    // The second is already hidden: nothing is sent for it.
    expect(server.callsOf('updateProject').map((call) => call.params['id'])).toEqual([
      ids[0],
      ids[2],
      ids[3],
    ]);
    expect(screen.getByText('Скрыто с сайта: 2')).toBeVisible();
    isBroken = false;
    server.reset();
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(server.callsOf('updateProject')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/Занято/)).toBeNull());
  });

  test('showing and hiding are offered only if they change one of the selected projects', async () => {
    draw();
    await screen.findByText('Всего: 4');
    const acts = () =>
      ['Показать', 'Скрыть'].filter((name) => screen.queryByRole('button', { name }) !== null);
    const boxes = screen.getAllByRole('checkbox', { name: /^Отметить: / });
    await userEvent.click(boxes[0] as HTMLElement);
    expect(acts()).toEqual(['Скрыть']);
    await userEvent.click(boxes[1] as HTMLElement);
    expect(acts()).toEqual(['Показать', 'Скрыть']);
    await userEvent.click(boxes[0] as HTMLElement);
    expect(acts()).toEqual(['Показать']);
  });

  test('undo shows again exactly the projects that were hidden together', async () => {
    const server = draw({}, { updateProject: first });
    await screen.findByText('Всего: 4');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Отметить всё на странице' }));
    await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
    await screen.findByText('Скрыто с сайта: 3');
    server.reset();
    await userEvent.click(screen.getByRole('button', { name: /^(Вернуть|Отменить)$/ }));
    await waitFor(() => expect(server.callsOf('updateProject')).toHaveLength(3));
    expect(server.callsOf('updateProject').map(({ params, body }) => [params['id'], body])).toEqual(
      [ids[0], ids[2], ids[3]].map((id) => [id, { is_published: true }]),
    );
  });
});

describe('the address', () => {
  const walk = (search = '', scripts: Scripts = {}) => {
    const onWalk = vi.fn<(to: string) => void>();
    const place = adminPlace({ route: 'projectsAdmin', search, scripts: { ...adminScripts, ...scripts } });
    render(
      <WalkingStand place={place} onWalk={onWalk}>
        <ProjectsAdminScreen />
      </WalkingStand>,
    );
    return onWalk;
  };

  test('keeps the search query, and filters that match nothing can be cleared', async () => {
    const onWalk = walk();
    await screen.findByText('Всего: 4');
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Поиск' })).toHaveFocus();
    await userEvent.keyboard('тепло');
    await waitFor(() => expect(onWalk).toHaveBeenLastCalledWith(expect.stringContaining('q=')));
    await waitFor(() => expect(titles()).toEqual(['Тепло города']));
    expect(screen.queryByRole('button', { name: /^Переставить/ })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'ход');
    await userEvent.click(await screen.findByRole('link', { name: 'Сбросить условия' }));
    expect(onWalk).toHaveBeenLastCalledWith('/admin/projects');
    await screen.findByText('Всего: 4');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('a query is sent to the server; if that fails, all projects are shown with a message', async () => {
    let isAway = true;
    const searchPanel = (call: SeenCall) =>
      isAway ? problem(503, 'unavailable', 'Занято') : samplePanelSearch(call);
    const server = draw({ search: '?q=тепло' }, { searchPanel });
    expect(await screen.findByText(/Поиск не удался, показано всё/)).toBeVisible();
    expect(titles()).toHaveLength(4);
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(titles()).toEqual(['Тепло города']));
    expect(server.callsOf('searchPanel').at(-1)?.url.searchParams.get('kind')).toBe('project');
  });

  test('a failed search does not keep the results of the former one', async () => {
    const searchPanel = (call: SeenCall) =>
      call.url.searchParams.get('q') === 'тепло'
        ? samplePanelSearch(call)
        : problem(503, 'unavailable', 'Занято');
    walk('?q=тепло', { searchPanel });
    await waitFor(() => expect(titles()).toEqual(['Тепло города']));
    await userEvent.type(screen.getByRole('searchbox'), ' дома');
    expect(await screen.findByText(/Поиск не удался, показано всё/)).toBeVisible();
    expect(titles()).toHaveLength(4);
  });

  test('a slash typed into the search field stays there', async () => {
    walk();
    const field = await screen.findByRole('searchbox');
    await userEvent.type(field, 'a/b');
    expect(field).toHaveValue('a/b');
  });

  test('keeps the filter and the order', async () => {
    const onWalk = walk('?sort=title');
    await screen.findByText('Всего: 4');
    expect(titles()).toEqual(titles().toSorted((a, b) => (a ?? '').localeCompare(b ?? '')));
    await userEvent.selectOptions(screen.getByLabelText('Показать'), 'Скрытые');
    expect(onWalk).toHaveBeenLastCalledWith('/admin/projects?sort=title&state=hidden');
    await waitFor(() => expect(titles()).toHaveLength(1));
  });
});

describe('a deleted project', () => {
  test('can be restored, or permanently deleted after a confirmation that names it', async () => {
    const server = draw(
      { search: '?deleted=1' },
      { restoreDeleted: { id: ids[0], kind: 'project' }, purgeDeleted: undefined },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть: Старый проект' }));
    await waitFor(() => expect(server.callsOf('restoreDeleted')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Удалить навсегда: Старый проект' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Удалить «Старый проект» навсегда?' });
    expect(within(dialog).getByRole('button', { name: 'Отмена' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить навсегда' }));
    await waitFor(() => expect(server.callsOf('purgeDeleted')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsOf('listDeleted')[0]?.url.searchParams.get('kind')).toBe('project');
  });
});

test('a permanent deletion that ends late leaves the question about another project open', async () => {
  const one = { id: 'a', kind: 'project', title: 'Один' };
  const times = { deleted_at: '2026-03-01T10:00:00Z', expires_at: '2026-03-31T10:00:00Z' };
  const items = [one, { ...one, id: 'b', title: 'Другой' }].map((item) => ({ ...item, ...times }));
  let answer: (response: unknown) => void = () => undefined;
  const server = draw(
    { search: '?deleted=1' },
    {
      listDeleted: { items, total: 2, next_cursor: null },
      purgeDeleted: () => new Promise((resolve) => (answer = resolve)),
    },
  );
  const ask = async (title: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Удалить навсегда: ${title}` }));
    return within(await screen.findByRole('alertdialog'));
  };
  const first = await ask('Один');
  await userEvent.click(first.getByRole('button', { name: 'Удалить навсегда' }));
  await waitFor(() => expect(server.callsOf('purgeDeleted')).toHaveLength(1));
  await userEvent.click(first.getByRole('button', { name: 'Отмена' }));
  await ask('Другой');
  const before = server.callsOf('listDeleted').length;
  answer(new Response(null, { status: 204 }));
  await waitFor(() => expect(server.callsOf('listDeleted').length).toBeGreaterThan(before));
  expect(screen.getByRole('alertdialog', { name: 'Удалить «Другой» навсегда?' })).toBeVisible();
});

describe('the form', () => {
  // The form and its editor are loaded on demand, which takes long when they have to be compiled first.
  beforeAll(() => import('./ProjectForm.tsx'), 60_000);
  const open = (scripts: Scripts = {}) => draw({ search: `?edit=${ids[0]}` }, scripts);
  const title = async () => (await screen.findAllByLabelText('Название'))[0] as HTMLInputElement;
  const fromLibrary = async () =>
    within(await screen.findByRole('group', { name: 'Обложка' })).getByRole('button', {
      name: 'Из файлов сайта',
    });

  test('sends only the language that was changed', async () => {
    const server = open({ updateProjectTranslation: first?.translations[0] });
    await userEvent.type(await title(), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/^Сохранено \d/)).toBeVisible();
    const calls = server.callsOf('updateProjectTranslation');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toEqual({ title: 'Тепло города 2' });
    expect(calls[0]?.params).toEqual({ id: ids[0], translationId: first?.translations[0]?.id });
    expect(server.callsOf('updateProject')).toHaveLength(0);
    // a draft saved during slow typing is removed by the next write
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain(`janus.draft.project.${ids[0]}`));
  });

  test('the long text has the tools of posts, and a picture dropped on it is uploaded and saved', async () => {
    stubPictures();
    const server = open({
      updateProjectTranslation: first?.translations[0],
      uploadMedia: { id: 'm', url: '/media/new.webp' },
    });
    const field = (await screen.findAllByLabelText<HTMLTextAreaElement>('Рассказ на странице проекта'))[0];
    expect(screen.getAllByRole('button', { name: 'Подзаголовок' })[0]).toBeVisible();
    // One frame around both, as its neighbours have.
    expect(field?.parentElement).toHaveClass(frame);
    expect(field?.parentElement).toContainElement(screen.getAllByRole('toolbar')[0] as HTMLElement);
    const files = [new File(['x'], 'new.png', { type: 'image/png' })];
    fireEvent.drop(field as HTMLElement, { dataTransfer: { files } });
    await waitFor(() => expect(field?.value).toContain('![](/media/new.webp)'));
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(server.callsOf('updateProjectTranslation')).toHaveLength(1));
    expect(server.callsOf('updateProjectTranslation')[0]?.body).toEqual({ body: field?.value });
  });

  test('shows field errors from the server at the same fields', async () => {
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

  test('a translation is deleted at once, and undo restores its saved and unsaved text', async () => {
    const [, english] = first?.translations ?? [];
    const server = open({ deleteProjectTranslation: undefined, addProjectTranslation: english });
    await userEvent.click(await screen.findByRole('tab', { name: /Английский/ }));
    const field = (await screen.findAllByLabelText('Название'))[1] as HTMLInputElement;
    await userEvent.type(field, '!');
    await userEvent.click(screen.getByRole('button', { name: 'Удалить английский текст' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(server.callsOf('deleteProjectTranslation')[0]?.params).toEqual({
      id: ids[0],
      translationId: english?.id,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(field).toHaveValue(`${english?.title}!`));
    expect(server.callsOf('addProjectTranslation')[0]?.body).toMatchObject({
      language: 'en',
      title: english?.title,
    });
  });

  test('undo keeps what was typed since the deletion, and replaces it on request', async () => {
    const [, english] = first?.translations ?? [];
    const server = open({ deleteProjectTranslation: undefined, addProjectTranslation: english });
    await userEvent.click(await screen.findByRole('tab', { name: /Английский/ }));
    const field = (await screen.findAllByLabelText('Название'))[1] as HTMLInputElement;
    await userEvent.click(screen.getByRole('button', { name: 'Удалить английский текст' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.type(field, 'New words');
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    expect(await screen.findByText(/^Текст не возвращён/)).toBeVisible();
    expect(field).toHaveValue('New words');
    expect(server.callsOf('addProjectTranslation')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Всё равно вернуть' }));
    await waitFor(() => expect(field).toHaveValue(english?.title));
    expect(server.callsOf('addProjectTranslation')).toHaveLength(1);
  });

  test('words typed while a deleted language is being restored stay', async () => {
    const [, english] = first?.translations ?? [];
    let answer: (translation: unknown) => void = () => undefined;
    open({
      deleteProjectTranslation: undefined,
      addProjectTranslation: () => new Promise((resolve) => (answer = resolve)),
    });
    await userEvent.click(await screen.findByRole('tab', { name: /Английский/ }));
    const field = (await screen.findAllByLabelText('Название'))[1] as HTMLInputElement;
    await userEvent.click(screen.getByRole('button', { name: 'Удалить английский текст' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await userEvent.type(field, 'New words');
    answer(english);
    expect(await screen.findByText('Английский текст возвращён')).toBeVisible();
    expect(field).toHaveValue('New words');
  });

  test('Ctrl+S saves the technology that is being typed, too', async () => {
    const server = open({ updateProject: first });
    await userEvent.type(await screen.findByLabelText(/^Технологии/), 'Zig{Control>}s{/Control}');
    await waitFor(() => expect(server.callsOf('updateProject')).toHaveLength(1));
    expect(server.callsOf('updateProject')[0]?.body).toMatchObject({
      technologies: [...(first?.technologies ?? []), 'Zig'],
    });
  });

  test('a project that is hidden in another window stays hidden', async () => {
    let isHidden = false;
    const listed = () => ({
      ...adminProjects(),
      items: adminProjects().items.map((project) => ({ ...project, is_published: !isHidden })),
    });
    const server = open({ listProjects: listed, updateProject: first });
    const technology = await screen.findByLabelText(/^Технологии/);
    const shown = screen.getByRole('checkbox', { name: 'Показывать на сайте' });
    expect(shown).toBeChecked();
    await userEvent.type(technology, 'Zig{Enter}');
    isHidden = true;
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.callsOf('updateProject')).toHaveLength(1));
    expect(server.callsOf('updateProject')[0]?.body).toEqual({
      technologies: [...(first?.technologies ?? []), 'Zig'],
    });
    await waitFor(() => expect(shown).not.toBeChecked());
  });

  test('an emptied address stays unchanged', async () => {
    const server = open({ updateProject: first });
    await userEvent.clear(await screen.findByLabelText(/^Адрес страницы/));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.callsOf('updateProject')).toHaveLength(1));
    expect(server.callsOf('updateProject')[0]?.body).toEqual({ slug: first?.slug });
  });

  test('a project may start on a day of the month in which it ends', async () => {
    const server = open({ updateProject: first });
    const fill = async (label: RegExp, date: string) => {
      const field = await screen.findByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, date);
    };
    await fill(/^Начало/, '2024-02-10');
    await fill(/^Конец/, '2024-02');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.callsOf('updateProject')).toHaveLength(1));
    await fill(/^Конец/, '2024-01');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('link', { name: 'Конец не может быть раньше начала' })).toBeVisible();
  });

  test('the only translation cannot be deleted', async () => {
    draw({ search: `?edit=${ids[2]}` });
    await title();
    expect(screen.queryByRole('button', { name: /^Удалить .* текст$/ })).toBeNull();
  });

  test('previews what a visitor will see before it is saved', async () => {
    const server = open();
    await userEvent.type(await title(), ' и «дома»');
    await userEvent.click(screen.getByRole('button', { name: 'Как увидят по-русски' }));
    const dialog = await screen.findByRole('dialog', { name: 'Как увидят по-русски' });
    expect(within(dialog).getByRole('heading', { level: 3 }).textContent).toMatch(/Тепло города и\s«дома»/);
    expect(await within(dialog).findByRole('heading', { name: 'Зачем' })).toBeVisible();
    expect(server.callsOf('previewPost')[0]?.body).toEqual({ body: 'Описание', language: 'ru' });
    expect(server.callsOf('updateProjectTranslation')).toHaveLength(0);
  });

  test('without a connection the text is kept on the device and a retry is offered', async () => {
    open({ updateProjectTranslation: () => Promise.reject(new TypeError('fetch failed')) });
    await userEvent.type(await title(), ' и дома');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Введённое сохранено на этом устройстве.')).toBeVisible();
    expect(screen.getByText('Нет связи, черновик на этом устройстве')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('и дома'));
  });

  test('a new project needs a title, is created in one request and opened at its own address', async () => {
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

  test('a library file becomes the cover at once', async () => {
    const server = open({ updateProject: first });
    await userEvent.click(await fromLibrary());
    await userEvent.click(await screen.findByRole('button', { name: 'Выбрать: Плата датчика сверху' }));
    await waitFor(() => expect(server.callsOf('updateProject')).toHaveLength(1));
    expect(server.callsOf('updateProject')[0]?.body).toEqual({ cover: '/portrait.webp' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['a removed cover', { cover: null }],
    ['a cover from the library', { cover: '/portrait.webp' }],
  ])('%s stays although a file was still being uploaded', async (_name, body) => {
    stubPictures();
    let end = () => {};
    const isDone = new Promise<void>((resolve) => (end = resolve));
    const server = open({
      listProjects: () => {
        const { items, ...rest } = adminProjects();
        return { ...rest, items: items.map((item) => ({ ...item, cover: '/media/old.webp' })) };
      },
      updateProject: first,
      uploadProjectCover: async () => {
        await isDone;
        return first;
      },
    });
    const cover = await screen.findByRole('group', { name: 'Обложка' });
    const input = cover.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File(['x'], 'new.png', { type: 'image/png' }));
    await waitFor(() => expect(server.callsOf('uploadProjectCover')).toHaveLength(1));
    if (body.cover === null) {
      await userEvent.click(within(cover).getByRole('button', { name: 'Убрать' }));
    } else {
      await userEvent.click(within(cover).getByRole('button', { name: 'Из файлов сайта' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Выбрать: Плата датчика сверху' }));
    }
    expect(within(cover).queryByText(/^Загружаю/)).toBeNull();
    // The server keeps what it receives last.
    expect(server.callsOf('updateProject')).toHaveLength(0);
    end();
    await waitFor(() => expect(server.callsOf('updateProject').map((call) => call.body)).toEqual([body]));
  });

  test('the chosen cover of a new project is shown, and its object URL is revoked after use', async () => {
    const used = new Set<string>();
    let count = 0;
    const createObjectURL = () => {
      const address = `blob:${++count}`;
      used.add(address);
      return address;
    };
    const revokeObjectURL = (address: string) => used.delete(address);
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL }));
    stubPictures();
    draw({ search: '?new=1' });
    const cover = await screen.findByRole('group', { name: 'Обложка' });
    const input = cover.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const shown = async (name: string) => {
      await userEvent.upload(input, new File(['x'], name, { type: 'image/png' }));
      return (await within(cover).findByRole('img')).getAttribute('src');
    };
    const old = await shown('one.png');
    await waitFor(() => expect([...used]).toEqual([old]));
    await shown('two.png');
    await waitFor(() => expect(used).not.toContain(old));
    expect(used.size).toBe(1);
    await userEvent.click(within(cover).getByRole('button', { name: 'Убрать' }));
    expect(used.size).toBe(0);
    expect(within(cover).queryByRole('img')).toBeNull();
    vi.unstubAllGlobals();
  });

  test('a library file that is rejected as the cover is reported', async () => {
    open({ updateProject: () => problem(503, 'unavailable', 'Сервис временно недоступен.') });
    await userEvent.click(await fromLibrary());
    await userEvent.click(await screen.findByRole('button', { name: 'Выбрать: Плата датчика сверху' }));
    expect(await screen.findByText(/^Обложка не изменена: Сервис временно/)).toBeVisible();
  });

  test('a library cover is kept until a new project is created, and can be removed', async () => {
    const server = draw({ search: '?new=1', navigate: vi.fn() }, { createProject: first });
    const choose = async () => {
      await userEvent.click(await fromLibrary());
      await userEvent.click(await screen.findByRole('button', { name: 'Выбрать: Плата датчика сверху' }));
    };
    await choose();
    const cover = screen.getByRole('group', { name: 'Обложка' });
    await userEvent.click(await within(cover).findByRole('button', { name: 'Убрать' }));
    expect(within(cover).queryByRole('img')).toBeNull();
    await choose();
    expect(await within(cover).findByRole('img')).toHaveAttribute('src', '/portrait.webp');
    await userEvent.type(await title(), 'Новое');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(server.callsOf('createProject')).toHaveLength(1));
    expect(server.callsOf('createProject')[0]?.body).toMatchObject({ cover: '/portrait.webp' });
    expect(server.callsOf('uploadProjectCover')).toHaveLength(0);
  });

  test('a HEIC photo that the browser cannot read gives advice, and nothing is sent', async () => {
    const server = open({ uploadProjectCover: first });
    const cover = await screen.findByRole('group', { name: 'Обложка' });
    const input = cover.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, new File(['x'], 'IMG_1.heic', { type: 'image/heic' }));
    expect(await within(cover).findByText(/не читает HEIC/)).toBeVisible();
    expect(server.callsOf('uploadProjectCover')).toHaveLength(0);
  });
});
