import { problem } from '@janus-site/core/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { pasteInto } from '../../testing/pasteInto.ts';
import { sampleScripts } from '../../testing/sampleScripts.ts';
import { Stand } from '../../testing/Stand.tsx';
import type { TestPlaceOptions } from '../../testing/testPlace.ts';
import { testPlace } from '../../testing/testPlace.ts';
import { ContactForm } from './ContactForm.tsx';

beforeEach(() => sessionStorage.clear());

function open(options: TestPlaceOptions = {}) {
  const place = testPlace(options);
  const { unmount } = render(
    <Stand place={place}>
      <ContactForm />
    </Stand>,
  );
  return { server: place.server, leave: unmount };
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

async function fillIn() {
  await userEvent.type(field('Имя'), 'Анна');
  await pasteInto(field(/^Email/), 'anna@example.com');
  await pasteInto(field('Сообщение'), 'Здравствуйте');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

it('sends the time since the page was opened, whatever happens to the clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const opened = performance.now();
  const { server } = open();
  await fillIn();
  vi.setSystemTime(Date.now() - 3_600_000);
  await send();
  await waitFor(() => expect(server.callsOf('sendFeedback')).toHaveLength(1));
  const body = server.callsOf('sendFeedback')[0]?.body as { elapsed_ms: number } | undefined;
  const elapsed = body?.elapsed_ms ?? 0;
  expect(elapsed).toBeGreaterThan(opened);
  expect(elapsed).toBe(Math.round(elapsed));
});

it('keeps typed text while the visitor looks at another page, until it is sent', async () => {
  const first = open();
  await fillIn();
  first.leave();
  const second = open();
  await waitFor(() => expect(field('Сообщение')).toHaveValue('Здравствуйте'));
  expect(field('Имя')).toHaveValue('Анна');
  await send();
  await screen.findByText('Спасибо! Ваше сообщение отправлено');
  second.leave();
  open();
  await userEvent.click(field('Имя'));
  expect(field('Имя')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

it('does not replace what a visitor who comes from another post writes about', async () => {
  const about = (title: string) => ({ search: new URLSearchParams({ about: title }).toString() });
  const first = open(about('Плата'));
  await userEvent.type(field('Имя'), 'Анна');
  await pasteInto(field('Сообщение'), 'Хорошо');
  first.leave();
  const second = open(about('Датчик'));
  await waitFor(() => expect(field('Имя')).toHaveValue('Анна'));
  expect(field('Сообщение')).toHaveValue('Re: Датчик\n\n');
  second.leave();
  open(about('Плата'));
  await waitFor(() => expect(field('Сообщение')).toHaveValue('Re: Плата\n\nХорошо'));
});

it('works without storage', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  open();
  await fillIn();
  await send();
  expect(await screen.findByText('Спасибо! Ваше сообщение отправлено')).toBeVisible();
});

it('moves the focus to the first field when another message is begun', async () => {
  open();
  expect(field('Имя')).not.toHaveFocus();
  expect(field('Имя').closest('form')).toHaveProperty('noValidate', true);
  await fillIn();
  await send();
  await userEvent.click(await screen.findByRole('link', { name: 'Написать ещё' }));
  expect(field('Имя')).toHaveFocus();
  expect(field('Имя')).toHaveValue('');
});

it('adds nothing to a refusal without a reason', async () => {
  open({ scripts: { ...sampleScripts, sendFeedback: () => new Response('', { status: 503 }) } });
  await fillIn();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Ошибка отправки. Попробуйте ещё раз');
});

it.each([429, 503, 507])('adds the reason of the service to a refusal with the status %i', async (status) => {
  const sendFeedback = () => problem(status, 'limited', 'Попробуйте через 10 минут.');
  open({ scripts: { ...sampleScripts, sendFeedback } });
  await fillIn();
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Ошибка отправки. Попробуйте ещё раз');
  expect(alert).toHaveTextContent('Попробуйте через 10 минут.');
});

it('links to another address than that of the form: to the same one, browsers would only scroll', async () => {
  open();
  const withoutAnchor = (address: string | null | undefined) => address?.split('#')[0];
  const posted = field('Имя').closest('form')?.getAttribute('action');
  await fillIn();
  await send();
  const again = await screen.findByRole('link', { name: 'Написать ещё' });
  expect(again.getAttribute('href')).toMatch(/#contacts$/);
  expect(withoutAnchor(again.getAttribute('href'))).not.toBe(withoutAnchor(posted));
});
