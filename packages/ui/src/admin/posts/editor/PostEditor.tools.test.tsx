import { problem } from '@janus-site/core/testing';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { adminPost } from '../../../testing/adminAnswers.ts';
import { adminMedia } from '../../../testing/adminMedia.ts';
import { keepsPending, postWith } from '../../../testing/editorAnswers.ts';
import { bodyField, drawEditor, titleField } from '../../../testing/editorStand.tsx';
import { Stand } from '../../../testing/Stand.tsx';
import { testPlace } from '../../../testing/testPlace.ts';
import type { PostValues } from '@janus-site/core/editor';
import { usePostChecks } from './usePostChecks.ts';

const post = adminPost();
const revision = {
  language: 'ru',
  revision: 2,
  status: 'published',
  title: 'Прежний',
  name: '',
  author: { first_name: 'Анна', last_name: 'Сергеева', photo: null },
  created_at: '2026-01-01T09:00:00Z',
  characters: 8,
};

beforeEach(() => {
  localStorage.clear();
});

const openMenu = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

test('the menu of a language undoes and redoes in its text', async () => {
  const execCommand = vi.fn(() => true);
  Object.assign(document, { execCommand });
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
  drawEditor(post);
  await openMenu('Действия: Русский', 'Отменить правку');
  await waitFor(() => expect(execCommand).toHaveBeenLastCalledWith('undo'));
  expect(await bodyField()).toHaveFocus();
  await openMenu('Действия: Русский', 'Вернуть отменённое');
  await waitFor(() => expect(execCommand).toHaveBeenLastCalledWith('redo'));
  await userEvent.click(screen.getByRole('button', { name: 'Действия: Русский' }));
  // The plain field has no search.
  expect(screen.queryByRole('menuitem', { name: 'Найти и заменить…' })).toBeNull();
});

test('a revision is restored into the editor, and undo brings the current text back', async () => {
  drawEditor(post, {
    ...keepsPending,
    listRevisions: { items: [revision], total: 1, next_cursor: null },
    getRevision: { ...revision, summary: '', body: 'Прежний.' },
  });
  const now = (await titleField()).value;
  await openMenu('Действия: Русский', 'История');
  const dialog = await screen.findByRole('dialog', { name: 'История русского текста' });
  expect(await within(dialog).findByRole('button', { name: /Анна Сергеева/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Вернуть этот текст' }));
  expect(await titleField()).toHaveValue('Прежний');
  expect(await bodyField()).toHaveValue('Прежний.');
  await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(await titleField()).toHaveValue(now);
});

test('undo of a restored revision keeps what was typed since', async () => {
  drawEditor(post, {
    ...keepsPending,
    listRevisions: { items: [revision], total: 1, next_cursor: null },
    getRevision: { ...revision, summary: '', body: 'Прежний.' },
  });
  await openMenu('Действия: Русский', 'История');
  const dialog = await screen.findByRole('dialog', { name: 'История русского текста' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Вернуть этот текст' }));
  await userEvent.type(await titleField(), ' и новый');
  await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(await screen.findByText(/^Текст не возвращён/)).toBeVisible();
  expect(await titleField()).toHaveValue('Прежний и новый');
});

test('a library file is inserted with its description in the text’s language, else in the other', async () => {
  const { items, ...list } = adminMedia(post.id);
  const alts = { ru: 'Выключенный датчик', en: '' };
  const files = items.map((item, at) => (at === 1 ? { ...item, alt: alts.ru, alts } : item));
  drawEditor(post, { listMedia: { items: files, ...list } });
  const insert = async (name: string) => {
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'Из файлов сайта' }))[0] as HTMLElement,
    );
    await userEvent.click(await screen.findByRole('button', { name: `Выбрать: ${name}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Вставить (1)' }));
  };
  await insert('Плата датчика сверху');
  expect((await bodyField()).value).toContain('![Плата датчика сверху](/portrait.webp)');
  await userEvent.click(screen.getByRole('button', { name: /^EN:/ }));
  await insert('Плата датчика сверху');
  expect((await bodyField()).value).toContain('![The sensor board from above](/portrait.webp)');
  await insert('Выключенный датчик');
  expect((await bodyField()).value).toContain('![Выключенный датчик](/portrait.webp)');
});

test('library files are inserted in the order of selection, as a gallery or as separate paragraphs', async () => {
  const { items, ...list } = adminMedia(post.id);
  const files = items.map((item, at) => ({ ...item, url: `/media/${at}.webp` }));
  drawEditor(postWith('ru', { body: 'До' }), { listMedia: { items: files, ...list } });
  const field = await bodyField();
  field.setSelectionRange(2, 2);
  const choose = async (names: readonly string[]) => {
    const dialog = await screen.findByRole('dialog', { name: 'Файлы сайта' });
    for (const name of names) {
      await userEvent.click(await within(dialog).findByRole('button', { name: `Выбрать: ${name}` }));
    }
    return dialog;
  };
  await openMenu('Вставить (/)', 'Галерея из файлов сайта');
  const dialog = await choose(['photo-2.jpg', 'Плата датчика сверху']);
  // A gallery takes no video.
  expect(within(dialog).queryByRole('button', { name: 'Выбрать: запуск.mp4' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Вставить (2)' }));
  await waitFor(() =>
    expect(field.value.trim()).toBe('До\n\n![](/media/1.webp)\n![Плата датчика сверху](/media/0.webp)'),
  );
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Из файлов сайта' }))[0] as HTMLElement,
  );
  await choose(['запуск.mp4', 'photo-2.jpg']);
  await userEvent.click(screen.getByRole('button', { name: 'Вставить (2)' }));
  await waitFor(() => expect(field.value).toContain('![](/media/2.webp)\n\n![](/media/1.webp)'));
});

test('uploaded gallery pictures share a paragraph in their order; other pictures get one each', async () => {
  drawEditor(postWith('ru', { body: 'До' }), {
    uploadMedia: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
  });
  const field = await bodyField();
  field.setSelectionRange(2, 2);
  const pick = async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
    const files = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    if (input) await userEvent.upload(input, files);
  };
  const pictures = String.raw`!\[Загружаю a\.png…\]\(#upload-\w+\)(\n+)!\[Загружаю b\.png…\]\(#upload-\w+\)`;
  const gaps = () => [...field.value.matchAll(new RegExp(pictures, 'g'))].map(([, gap]) => gap);
  await openMenu('Вставить (/)', 'Галерея');
  await pick();
  await waitFor(() => expect(gaps()).toEqual(['\n']));
  await openMenu('Вставить (/)', 'Картинка');
  await pick();
  await waitFor(() => expect(gaps()).toEqual(expect.arrayContaining(['\n', '\n\n'])));
});

test('leaving says that a picture is lost if the device does not hold its file', async () => {
  vi.stubGlobal('indexedDB', undefined);
  drawEditor(post, {
    ...keepsPending,
    uploadMedia: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
  });
  await bodyField();
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
  if (input) await userEvent.upload(input, new File(['x'], 'a.gif', { type: 'image/gif' }));
  await screen.findByRole('button', { name: 'Загрузить ещё раз' });
  await waitFor(() => expect(screen.getByText(/^Правка сохранена/)).toBeVisible(), { timeout: 15_000 });
  await userEvent.click(screen.getByRole('link', { name: 'Посты' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Картинка ещё загружается. Уйти?' });
  expect(dialog).toHaveTextContent('картинку придётся добавить заново');
  vi.unstubAllGlobals();
}, 30_000);

test('a revision can be named, and Enter does not save the post', async () => {
  const { server } = drawEditor(post, {
    ...keepsPending,
    listRevisions: { items: [revision], total: 1, next_cursor: null },
    getRevision: { ...revision, summary: '', body: 'Прежний.' },
    nameRevision: { ...revision, name: 'Первая сдача' },
  });
  await openMenu('Действия: Русский', 'История');
  const dialog = await screen.findByRole('dialog', { name: 'История русского текста' });
  await userEvent.type(await within(dialog).findByLabelText(/Название/), 'Первая сдача{Enter}');
  await waitFor(() => expect(server.callsOf('nameRevision')).toHaveLength(1));
  expect(server.callsOf('nameRevision')[0]?.body).toEqual({ name: 'Первая сдача' });
  // Enter in the dialog does not save the post.
  expect(server.callsOf('updatePost')).toHaveLength(0);
});

test('older revisions that failed to load can be requested again', async () => {
  let isAway = true;
  drawEditor(post, {
    listRevisions: ({ url }: { url: URL }) => {
      if (!url.searchParams.has('cursor')) return { items: [revision], total: 2, next_cursor: 'c' };
      return isAway
        ? problem(503, 'unavailable', 'Сервис временно недоступен.')
        : { items: [{ ...revision, revision: 1, name: 'Первый' }], total: 2, next_cursor: null };
    },
    getRevision: { ...revision, summary: '', body: 'Прежний.' },
  });
  await openMenu('Действия: Русский', 'История');
  const dialog = await screen.findByRole('dialog', { name: 'История русского текста' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Показать ещё' }));
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('Не загрузилось.');
  isAway = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Повторить' }));
  expect(await within(dialog).findByText('Первый')).toBeVisible();
  expect(within(dialog).queryByRole('alert')).toBeNull();
});

test('the editor head names another person who is writing', async () => {
  const anna = { first_name: 'Анна', last_name: 'Сергеева', photo: null };
  const { server } = drawEditor(post, {
    reportWriter: { items: [{ author: anna, is_own: false, is_writing: true }] },
  });
  expect(await screen.findByText('Сейчас пишет ещё Анна Сергеева')).toBeVisible();
  expect(server.callsOf('reportWriter')[0]?.body).toMatchObject({ is_writing: false });
});

test('the check sheet reports links that lead nowhere, and leads to a finding in the text', async () => {
  const body = '![](/media/a.webp)\n\n[пост](/post/нет) [место](#нет)';
  drawEditor(postWith('ru', { body }), {
    getPostBySlug: () => problem(404, 'not_found', 'Нет такого.'),
    previewPost: {
      html: '<h2 id="a">А</h2><p><a href="#нет">место</a></p>',
      contents: [],
      reading_minutes: 1,
    },
  });
  await bodyField();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const sheet = await screen.findByRole('list', { name: 'Проверка перед публикацией' });
  expect(await within(sheet).findByText(/Ссылка ведёт на пост, которого нет/)).toBeVisible();
  expect(within(sheet).getByText(/Ссылка ведёт к заголовку/)).toBeVisible();
  await userEvent.click(within(sheet).getByRole('button', { name: /^Перейти: У картинки нет описания/ }));
  const field = await bodyField();
  await waitFor(() => expect(field).toHaveFocus());
  expect(body.slice(field.selectionStart, field.selectionEnd)).toBe('![](/media/a.webp)');
});

test('the check sheet reports links to drafts and missing pages and literal tags, not valid anchors', async () => {
  const drafts = post.translations.map((one) => ({ ...one, status: 'draft' as const }));
  const body = '[пост](/post/черновик) [сюда](#есть) [туда](/нет-такой)\n\n<marquee>';
  drawEditor(postWith('ru', { body }), {
    getPostBySlug: { ...post, translations: drafts },
    previewPost: {
      html: '<h2 id="есть">Есть</h2><p><a href="#есть">сюда</a></p><p>&lt;marquee&gt;</p>',
      contents: [],
      reading_minutes: 1,
    },
  });
  await bodyField();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const sheet = await screen.findByRole('list', { name: 'Проверка перед публикацией' });
  expect(await within(sheet).findByText(/Ссылка ведёт на черновик/)).toHaveTextContent('черновик');
  expect(within(sheet).getByText(/страницу, которой здесь нет/)).toHaveTextContent('/нет-такой');
  expect(within(sheet).getByText(/разметка не поддерживается/)).toHaveTextContent('<marquee>');
  expect(within(sheet).queryByText(/Ссылка ведёт к заголовку/)).not.toBeInTheDocument();
  await userEvent.click(within(sheet).getByRole('button', { name: /^Перейти: Ссылка ведёт на черновик/ }));
  const field = await bodyField();
  await waitFor(() => expect(field).toHaveFocus());
  expect(body.slice(field.selectionStart, field.selectionEnd)).toBe('[пост](/post/черновик)');
});

test('Ctrl+Enter in a dialog over the text does not start publishing', async () => {
  drawEditor(post);
  await bodyField();
  await userEvent.click(screen.getByRole('button', { name: 'Из файлов сайта' }));
  const press = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
  const file = await screen.findByRole('button', { name: 'Выбрать: photo-2.jpg' });
  await press();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.click(file);
  await press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await bodyField()).value).toMatch(/^!\[\]\(/);
  await press();
  expect(await screen.findByRole('list', { name: 'Проверка перед публикацией' })).toBeVisible();
});

test('a text with an unfinished upload cannot be published, and the dialog says why', async () => {
  const { server } = drawEditor(postWith('ru', { body: 'До ![Загружаю cat.png…](#upload-1) после' }), {
    previewPost: { html: '', contents: [], reading_minutes: 1 },
  });
  await bodyField();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const dialog = await screen.findByRole('dialog');
  const button = within(dialog).getByRole('button', { name: 'Опубликовать' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/когда картинка загрузится/);
  await userEvent.click(button);
  expect(server.callsOf('updatePost')).toEqual([]);
});

test('the post checks reject publishing an unfinished upload, but not saving it as a draft', () => {
  const { result } = renderHook(usePostChecks, {
    wrapper: ({ children }) => <Stand place={testPlace()}>{children}</Stand>,
  });
  const text = (body: string) => ({ title: 'А', summary: '', body });
  const values = { shared: {}, ru: text('![](#upload-1)'), en: text('`![](#upload-1)`') } as PostValues;
  const steps = (status: 'published' | 'draft') => {
    const translations = (['ru', 'en'] as const).map((language) => ({ language, status }));
    return [{ kind: 'update' as const, id: post.id, body: { translations } }];
  };
  expect(Object.keys(result.current(values, steps('published'), post))).toEqual(['ru.body']);
  expect(result.current(values, steps('draft'), post)).toEqual({});
});

test('a preview link can be created, copied and disabled', async () => {
  const link = { id: 'b'.repeat(43), token: 'a'.repeat(43), expires_at: '2026-12-01T00:00:00Z' };
  const { server } = drawEditor(post, { createPreviewLink: link, deletePreviewLink: undefined });
  const user = userEvent.setup();
  await openMenu('Действия с постом', 'Ссылка для просмотра…');
  const dialog = await screen.findByRole('dialog', { name: 'Ссылка для просмотра' });
  await user.click(within(dialog).getByRole('button', { name: 'Сделать ссылку' }));
  const address = `https://janus.example/post/${post.slug}?preview=${link.token}`;
  expect(await within(dialog).findByLabelText('Адрес')).toHaveValue(address);
  await user.click(within(dialog).getByRole('button', { name: 'Скопировать' }));
  expect(await within(dialog).findByText('Ссылка скопирована')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(address);
  await user.click(within(dialog).getByRole('button', { name: 'Отключить ссылку' }));
  await waitFor(() => expect(within(dialog).queryByLabelText('Адрес')).not.toBeInTheDocument());
  expect(server.callsOf('deletePreviewLink')[0]?.params).toEqual({ token: link.id });
});

test('an earlier preview link can be disabled without its address, which is shown only once', async () => {
  const preview_link = { id: 'b'.repeat(43), expires_at: '2026-12-01T00:00:00Z' };
  const { server } = drawEditor({ ...post, preview_link }, { deletePreviewLink: undefined });
  await openMenu('Действия с постом', 'Ссылка для просмотра…');
  const dialog = await screen.findByRole('dialog', { name: 'Ссылка для просмотра' });
  expect(within(dialog).getByText(/показывается один раз/)).toBeVisible();
  expect(within(dialog).queryByLabelText('Адрес')).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Отключить ссылку' }));
  await waitFor(() =>
    expect(server.callsOf('deletePreviewLink')[0]?.params).toEqual({ token: preview_link.id }),
  );
});

test('a deleted translation is restored with its text and its state', async () => {
  const [, english] = post.translations;
  const { server } = drawEditor(post, {
    updatePost: { ...post, translations: post.translations.slice(0, 1) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'EN: английский' }));
  await openMenu('Действия: Английский', 'Удалить этот перевод');
  await waitFor(async () => expect(await titleField()).toHaveValue(''));
  expect(server.callsOf('updatePost')[0]?.body).toEqual({
    translations: [{ language: 'en', removed: true, revision: 1 }],
  });
  server.script({ updatePost: post });
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(2));
  expect(server.callsOf('updatePost')[1]?.body).toMatchObject({
    translations: [{ language: 'en', title: english?.title, body: english?.body, status: 'draft' }],
  });
  expect(await titleField()).toHaveValue(english?.title);
});

test('the other text is saved after a translation was deleted', async () => {
  const alone = { ...post, translations: post.translations.slice(0, 1) };
  const { server } = drawEditor(post, { ...keepsPending, updatePost: alone });
  await userEvent.click(await screen.findByRole('button', { name: 'EN: английский' }));
  await openMenu('Действия: Английский', 'Удалить этот перевод');
  await waitFor(async () => expect(await titleField()).toHaveValue(''));
  await userEvent.click(await screen.findByRole('button', { name: /^RU:/ }));
  await userEvent.type(await titleField(), '!');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.callsOf('savePending')).toHaveLength(1));
  expect(server.callsOf('updatePost')).toHaveLength(1);
  expect(screen.queryByText(/Введите заголовок/)).toBeNull();
});

test('a deleted post without a title is named as in the heading', async () => {
  const untitled = post.translations.map((one) => ({ ...one, title: '' }));
  drawEditor({ ...post, translations: untitled }, { deletePost: undefined });
  const { textContent } = await screen.findByRole('heading', { level: 1 });
  await openMenu('Действия с постом', 'Удалить пост');
  expect(textContent).not.toBe('');
  expect(await screen.findByText(`Пост «${textContent}» удалён`)).toBeVisible();
});

test('a deleted post can be restored and is opened again', async () => {
  const { server, navigate } = drawEditor(post, { deletePost: undefined, restorePost: post });
  await openMenu('Действия с постом', 'Удалить пост');
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/login'));
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(`/posts/${post.id}/edit`));
  expect(server.callsOf('restorePost')).toHaveLength(1);
});

test('changing the slug of a published post says that the former address will lead to the new one', async () => {
  drawEditor(post, keepsPending);
  await userEvent.click(await screen.findByRole('button', { name: /^Сведения/ }));
  const slug = await screen.findByLabelText(/^Адрес/);
  await userEvent.clear(slug);
  await userEvent.type(slug, 'novyj');
  expect(slug).toHaveAccessibleDescription(`Прежний адрес /post/${post.slug} будет вести на новый.`);
});

test('the details take the focus, and closing them returns it to the caret', async () => {
  drawEditor(post, keepsPending);
  const field = await bodyField();
  field.focus();
  field.setSelectionRange(3, 3);
  await userEvent.keyboard('{Control>}.{/Control}');
  const summary = await screen.findByLabelText(/^Краткое описание, русский/);
  expect(summary).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(summary).not.toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(field.selectionStart).toBe(3);
  await userEvent.keyboard('{Control>}.{/Control}');
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть сведения' }));
  expect(field).toHaveFocus();
});

test('text-only mode lasts for the visit until Escape, and the details shortcut ends it', async () => {
  sessionStorage.clear();
  const { unmount } = drawEditor(post, keepsPending);
  const field = await bodyField();
  expect(await screen.findByRole('region', { name: 'Просмотр' })).toBeInTheDocument();
  await openMenu('Действия с постом', 'Только текст (Ctrl+Shift+F)');
  expect(screen.queryByRole('region', { name: 'Просмотр' })).not.toBeInTheDocument();
  await waitFor(() => expect(field).toHaveFocus());
  unmount();
  drawEditor(post, keepsPending);
  expect(await screen.findByRole('button', { name: 'Показать панели' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Показать панели' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
  expect(screen.getByRole('button', { name: 'Показать панели' })).toBeVisible();
  await userEvent.keyboard('{Control>}.{/Control}');
  expect(await screen.findByLabelText(/^Краткое описание, русский/)).toHaveFocus();
  expect(sessionStorage).toHaveLength(0);
});

test('empty fields are filled from the other language, and filled ones are kept', async () => {
  const half = postWith('en', { title: 'Why', summary: '', body: '' });
  drawEditor(half, { updatePost: half });
  const [russian] = post.translations;
  await userEvent.click(await screen.findByRole('button', { name: 'EN: английский' }));
  await openMenu('Действия: Английский', 'Заполнить пустое из русского');
  expect(await titleField()).toHaveValue('Why');
  expect(await bodyField()).toHaveValue(russian?.body);
});
