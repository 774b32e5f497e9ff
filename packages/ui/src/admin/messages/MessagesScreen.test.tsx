import { problem } from '@janus-site/core/testing';
import type { MessageState } from '@janus-site/core';
import type { Scripts, SeenCall } from '@janus-site/core/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { adminMessages, adminScripts } from '../../testing/adminAnswers.ts';
import { adminPlace } from '../../testing/AdminStand.tsx';
import { WalkingStand } from '../../testing/WalkingStand.tsx';
import { MessagesScreen } from './MessagesScreen.tsx';

const [anna, john] = adminMessages().items;

function draw(scripts: Scripts = {}, search = '') {
  const place = adminPlace({ route: 'messages', search, scripts: { ...adminScripts, ...scripts } });
  const onWalk = vi.fn<(to: string) => void>();
  render(
    <WalkingStand place={place} onWalk={onWalk}>
      <MessagesScreen />
    </WalkingStand>,
  );
  return { server: place.server, onWalk };
}
const bodies = (server: ReturnType<typeof draw>['server']) =>
  server.callsOf('updateMessage').map((call) => [call.params['id'], call.body]);

test('opening a message marks it as read', async () => {
  const { server } = draw({ updateMessage: anna });
  await userEvent.click(await screen.findByRole('button', { name: /Анна Сергеева/ }));
  expect(await screen.findByText(/Удобно созвониться/)).toBeVisible();
  await waitFor(() => expect(bodies(server)).toEqual([[anna?.id, { is_read: true }]]));
  expect(screen.getByRole('link', { name: 'Ответить письмом' })).toHaveAttribute(
    'href',
    expect.stringContaining('mailto:anna@example.com'),
  );
});

test('several messages are archived at once, and one undo restores all of them', async () => {
  const { server } = draw({ updateMessage: anna });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Отметить всё на странице' }));
  await userEvent.click(screen.getByRole('button', { name: 'В архив' }));
  expect(await screen.findByText('Убрано в архив: 2')).toBeVisible();
  server.reset();
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() =>
    expect(bodies(server)).toEqual([
      [anna?.id, { state: 'inbox' }],
      [john?.id, { state: 'inbox' }],
    ]),
  );
});

test('the focus stays in the list after a bulk action, its undo and a cleared selection', async () => {
  draw({ updateMessage: anna });
  const user = userEvent.setup();
  const check = async () => user.click(await screen.findByRole('checkbox', { name: 'Отметить: John' }));
  const all = () => screen.getByRole('checkbox', { name: 'Отметить всё на странице' });
  await check();
  screen.getByRole('button', { name: 'Снять отметки' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(all()).toHaveFocus());
  await check();
  screen.getByRole('button', { name: 'В архив' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(all()).toHaveFocus());
  (await screen.findByRole('button', { name: 'Вернуть' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(all()).toHaveFocus());
});

test.each(['Повторить', 'Скрыть'])(
  '«%s» under refused messages moves the focus to the content',
  async (name) => {
    draw({ deleteMessage: () => problem(503, 'unavailable', 'Сервис временно недоступен.') });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Отметить: John' }));
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    (await screen.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
);

test('marking several messages as read sends only the unread ones', async () => {
  const { server } = draw({ updateMessage: anna });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Отметить всё на странице' }));
  await userEvent.click(screen.getByRole('button', { name: 'Прочитано' }));
  await waitFor(() => expect(bodies(server)).toEqual([[anna?.id, { is_read: true }]]));
});

test('if one of several deletions fails, its message stays with the reason; undo restores the rest', async () => {
  const { server } = draw({
    deleteMessage: (call: SeenCall) =>
      call.params['id'] === john?.id ? problem(503, 'unavailable', 'Сервис временно недоступен.') : undefined,
    restoreDeleted: { id: anna?.id, kind: 'message' },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Отметить всё на странице' }));
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('«John»: Сервис временно недоступен.')).toBeVisible();
  expect(screen.queryByText('Анна Сергеева')).toBeNull();
  expect(screen.getByText('John')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(server.callsOf('restoreDeleted')).toHaveLength(1));
  expect(await screen.findByText('Анна Сергеева')).toBeVisible();
});

test('web and email addresses in a message are links; HTML and other schemes stay plain text', async () => {
  const hostile =
    '<b>Смотрите</b> https://example.com/a. <img src=x onerror=alert(1)> javascript:alert(1) — пишите boris@example.com';
  draw({
    updateMessage: anna,
    listMessages: {
      ...adminMessages(),
      items: adminMessages()
        .items.slice(0, 1)
        .map((one) => ({ ...one, message: hostile })),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Анна Сергеева/ }));
  const words = screen.getByText(/Смотрите/);
  expect(words.textContent).toBe(hostile);
  const links = within(words).getAllByRole('link');
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
  ).toEqual([
    ['https://example.com/a', 'https://example.com/a', 'noopener noreferrer nofollow'],
    ['boris@example.com', 'mailto:boris@example.com', 'noopener noreferrer nofollow'],
  ]);
  expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', null]);
  expect(words.children).toHaveLength(2);
});

test('a message can be marked as answered, and undo removes the mark', async () => {
  const { server } = draw({ updateMessage: anna });
  const row = await screen.findByRole('button', { name: /John/ });
  expect(row).toHaveAccessibleName(/Ответ дан/);
  const opener = screen.getByRole('button', { name: /Анна Сергеева/ });
  expect(opener).not.toHaveAccessibleName(/Ответ дан/);
  await userEvent.click(opener);
  server.reset();
  await userEvent.click(screen.getByRole('button', { name: 'Ответ дан' }));
  expect(await screen.findByText('Отмечено: ответ дан')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() =>
    expect(bodies(server)).toEqual([
      [anna?.id, { is_answered: true }],
      [anna?.id, { is_answered: false }],
    ]),
  );
});

test('marking several messages as answered sends only the unanswered ones', async () => {
  const { server } = draw({ updateMessage: anna });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Отметить всё на странице' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ответ дан' }));
  await waitFor(() => expect(bodies(server)).toEqual([[anna?.id, { is_answered: true }]]));
});

test('the filter by answer is kept in the address', async () => {
  const { server, onWalk } = draw({}, '?read=read');
  await userEvent.selectOptions(await screen.findByLabelText('Ответ'), 'Без ответа');
  expect(onWalk).toHaveBeenLastCalledWith('/admin/messages?read=read&answered=no');
  const asked = () =>
    server
      .callsOf('listMessages')
      .map(({ url }) => [url.searchParams.get('is_read'), url.searchParams.get('is_answered')]);
  await waitFor(() => expect(asked()).toContainEqual(['true', 'false']));
});

test('the folder, the unread filter and the page are kept in the address', async () => {
  const many = { ...adminMessages(), total: 60 };
  const { server, onWalk } = draw({ listMessages: many }, '?state=archived');
  expect(await screen.findByText('1–2 из 60')).toBeVisible();
  const asked = (name: string) =>
    server
      .callsOf('listMessages')
      .flatMap(({ url }) => (url.searchParams.get('limit') === '5' ? [] : [url.searchParams.get(name)]))
      .at(-1);
  expect(asked('state')).toBe('archived');
  await userEvent.selectOptions(screen.getByLabelText('Показать'), 'Непрочитанные');
  expect(onWalk).toHaveBeenLastCalledWith('/admin/messages?state=archived&read=unread');
  await waitFor(() => expect(asked('is_read')).toBe('false'));
  await userEvent.click(screen.getByRole('link', { name: 'Следующая страница' }));
  expect(onWalk).toHaveBeenLastCalledWith('/admin/messages?state=archived&read=unread&page=2');
});

const reachable = { ...adminMessages(), can_reply: true };
const sentReply = { text: 'Добрый день!', sent_at: '2026-03-03T10:00:00Z', author: 'owner' };

test('a reply is kept until the mail server accepts it, and is then shown below the message', async () => {
  localStorage.clear();
  let isTaken = false;
  const { server } = draw({
    updateMessage: anna,
    listMessages: () =>
      isTaken
        ? { ...reachable, items: reachable.items.map((one) => ({ ...one, replies: [sentReply] })) }
        : reachable,
    replyToMessage: () => {
      if (isTaken) return { ...anna, replies: [sentReply] };
      return problem(409, 'reply_not_sent', 'Письмо не ушло, почтовый сервер его не принял (550 no).');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Анна Сергеева/ }));
  expect(screen.queryByRole('link', { name: 'Ответить письмом' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ответить' }));
  const field = await screen.findByLabelText('Ответ', { selector: 'textarea' });
  expect(field).toHaveFocus();
  await userEvent.type(field, 'Добрый день!');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText(/почтовый сервер его не принял/)).toBeVisible();
  expect(field).toHaveValue('Добрый день!');

  // the typed text survives closing the message
  const opener = screen.getByRole('button', { name: /Анна Сергеева/ });
  await userEvent.click(opener);
  await userEvent.click(opener);
  const again = await screen.findByLabelText('Ответ', { selector: 'textarea' });
  expect(again).toHaveValue('Добрый день!');
  isTaken = true;
  await userEvent.type(again, '{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Добрый день!', { selector: 'p' })).toBeVisible();
  expect(screen.queryByLabelText('Ответ', { selector: 'textarea' })).toBeNull();
  expect(localStorage.length).toBe(0);
  expect(server.callsOf('replyToMessage').map(({ params, body }) => [params['id'], body])).toEqual([
    [anna?.id, { text: 'Добрый день!' }],
    [anna?.id, { text: 'Добрый день!' }],
  ]);
  // so that a reply whose response was lost is not mailed twice
  const [first, second] = server
    .callsOf('replyToMessage')
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toMatch(/^\w{12,}$/);
  expect(second).toBe(first);
});

describe('while a reply is being sent', () => {
  /** Sends a reply that the server answers when `answer` is called. */
  const sendReply = async () => {
    localStorage.clear();
    let answer: (body: unknown) => void = () => undefined;
    const { server } = draw({
      updateMessage: anna,
      listMessages: reachable,
      replyToMessage: () => new Promise((resolve) => (answer = resolve)),
    });
    await userEvent.click(await screen.findByRole('button', { name: /Анна Сергеева/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Ответить' }));
    const field = await screen.findByLabelText('Ответ', { selector: 'textarea' });
    await userEvent.type(field, 'Добрый день!');
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(server.callsOf('replyToMessage')).toHaveLength(1));
    return { server, field, answer };
  };
  const toggle = () => userEvent.click(screen.getByRole('button', { name: /Анна Сергеева/ }));

  test('its text cannot be changed, so that no word is lost', async () => {
    const { field, answer } = await sendReply();
    await userEvent.type(field, ' И ещё.');
    expect(field).toHaveValue('Добрый день!');
    answer({ ...anna, replies: [sentReply] });
    expect(await screen.findByText('Ответ отправлен')).toBeVisible();
    expect(localStorage.length).toBe(0);
  });

  test('closing and opening the message does not offer to send it again', async () => {
    const { server, answer } = await sendReply();
    await toggle();
    await toggle();
    expect(screen.queryByLabelText('Ответ', { selector: 'textarea' })).toBeNull();
    const reply = screen.getByRole('button', { name: 'Отправляю…' });
    await userEvent.click(reply);
    expect(screen.queryByLabelText('Ответ', { selector: 'textarea' })).toBeNull();
    answer({ ...anna, replies: [sentReply] });
    expect(await screen.findByText('Ответ отправлен')).toBeVisible();
    expect(localStorage.length).toBe(0);
    await waitFor(() => expect(reply).toHaveAccessibleName('Ответить'));
    expect(server.callsOf('replyToMessage')).toHaveLength(1);
  });

  test('a refusal after the message was closed is reported, and the text is offered again', async () => {
    const { answer } = await sendReply();
    await toggle();
    answer(problem(409, 'reply_not_sent', 'Письмо не ушло.'));
    expect(await screen.findByText(/Письмо не ушло/)).toBeVisible();
    await toggle();
    const field = await screen.findByLabelText('Ответ', { selector: 'textarea' });
    expect(field).toHaveValue('Добрый день!');
    localStorage.clear();
  });
});

test('a message without an email address offers no reply by email', async () => {
  draw({ updateMessage: john, listMessages: reachable });
  await userEvent.click(await screen.findByRole('button', { name: /John/ }));
  expect(await screen.findByRole('link', { name: 'Ответить в Telegram' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ответить' })).toBeNull();
});

/** A server that drops messages from a filtered list once they no longer match. */
function narrowing() {
  let [first, second] = adminMessages().items;
  second = second && { ...second, read_at: null, answered_at: null };
  const change = (call: SeenCall) => {
    const body = call.body as { is_read?: boolean; is_answered?: boolean; state?: MessageState };
    const at = '2026-03-04T10:00:00Z';
    first = first && {
      ...first,
      read_at: body.is_read ? at : first.read_at,
      answered_at: body.is_answered ? at : first.answered_at,
      state: body.state ?? first.state,
    };
    return first;
  };
  const list = ({ url }: SeenCall) => {
    const items = [first, second].filter(
      (one) =>
        one !== undefined &&
        one.state === url.searchParams.get('state') &&
        !(url.searchParams.get('is_read') === 'false' && one.read_at) &&
        !(url.searchParams.get('is_answered') === 'false' && one.answered_at),
    );
    return { ...reachable, items, total: items.length };
  };
  return { listMessages: list, getMessage: () => first, updateMessage: change } satisfies Scripts;
}

test('an open message stays in the unread list, with its reply, until it is closed', async () => {
  localStorage.clear();
  const { server } = draw(narrowing(), '?read=unread');
  await userEvent.click(await screen.findByRole('button', { name: /Анна Сергеева/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Ответить' }));
  const field = await screen.findByLabelText('Ответ', { selector: 'textarea' });
  await waitFor(() => expect(server.callsOf('getMessage')).not.toHaveLength(0));
  await userEvent.type(field, 'Да');
  expect(field).toBeVisible();
  expect(field).toHaveValue('Да');
  await screen.findByRole('button', { name: 'Отметить непрочитанным' });
  const rows = () => screen.getAllByRole('checkbox', { name: /^Отметить: / });
  expect(rows()[0]).toHaveAccessibleName('Отметить: Анна Сергеева');
  expect(rows()).toHaveLength(2);
  expect(screen.getByText('Всего: 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Анна Сергеева/ }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.getByText('Всего: 1')).toBeVisible();
  localStorage.clear();
});

test('an open message stays when it is marked as answered, and disappears when archived', async () => {
  draw(narrowing(), '?answered=no');
  await userEvent.click(await screen.findByRole('button', { name: /Анна Сергеева/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Ответ дан' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Без ответа' }));
  await userEvent.click(screen.getByRole('button', { name: 'В архив' }));
  await waitFor(() => expect(screen.queryByText(/Удобно созвониться/)).toBeNull());
});

test('an open message is not requested while the list that it returned to is still loading', async () => {
  const { server } = draw(narrowing());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Анна Сергеева/ }));
  await user.click(await screen.findByRole('button', { name: 'В архив' }));
  await waitFor(() => expect(screen.queryByText(/Удобно созвониться/)).toBeNull());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Папка' }), 'Архив');
  await user.click(await screen.findByRole('button', { name: 'Вернуть во входящие' }));
  await waitFor(() => expect(screen.queryByText(/Удобно созвониться/)).toBeNull());
  server.reset();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Папка' }), 'Входящие');
  await screen.findByText('Всего: 2');
  expect(screen.getByText(/Удобно созвониться/)).toBeVisible();
  expect(server.callsOf('getMessage')).toHaveLength(0);
});

/** Opens the first message, then reloads the list, which no longer contains it. */
async function reloadWithoutOpen(total: number, getMessage: () => unknown) {
  let isChanged = false;
  const [, ...rest] = reachable.items;
  const { server } = draw({
    listMessages: () => (isChanged ? { ...reachable, items: rest, total } : reachable),
    updateMessage: () => {
      isChanged = true;
      return anna;
    },
    getMessage,
  });
  await userEvent.click(await screen.findByRole('button', { name: /Анна Сергеева/ }));
  await waitFor(() => expect(server.callsOf('getMessage')).toHaveLength(1));
}

test('an open message that somebody else deleted disappears', async () => {
  await reloadWithoutOpen(1, () => problem(404, 'not_found', 'Нет такого.'));
  await waitFor(() => expect(screen.queryByText(/Удобно созвониться/)).toBeNull());
  expect(screen.getByText('Всего: 1')).toBeVisible();
});

test('an open message that newer ones moved to the next page is counted once', async () => {
  await reloadWithoutOpen(26, () => anna);
  expect(await screen.findByText(/из 26$/)).toBeVisible();
  expect(screen.getByText(/Удобно созвониться/)).toBeVisible();
});

test('an open message that is deleted is not requested again', async () => {
  let isDeleted = false;
  const { server } = draw({
    listMessages: () => (isDeleted ? { ...reachable, items: [], total: 0 } : reachable),
    deleteMessage: () => void (isDeleted = true),
    updateMessage: anna,
  });
  await userEvent.click(await screen.findByRole('button', { name: /Анна Сергеева/ }));
  const lists = server.callsOf('listMessages').length;
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(server.callsOf('listMessages').length).toBeGreaterThan(lists));
  expect(await screen.findByText(/Новых сообщений нет/)).toBeVisible();
  expect(server.callsOf('getMessage')).toHaveLength(0);
});
