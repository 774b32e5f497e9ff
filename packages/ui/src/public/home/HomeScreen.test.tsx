import { problem } from '@janus-site/core/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { FormOutcome } from '../../hooks/formOutcome.tsx';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { languageMark } from '../../theme/languageMark.css.ts';
import { sampleExperiences, sampleProjects } from '../../testing/sampleAnswers.ts';
import { emptyScripts, sampleScripts, siteWith } from '../../testing/sampleScripts.ts';
import { changedProfile, emptyProfile } from '../../testing/sampleParts.ts';
import { Stand } from '../../testing/Stand.tsx';
import type { TestPlaceOptions } from '../../testing/testPlace.ts';
import { testPlace } from '../../testing/testPlace.ts';
import { pasteInto } from '../../testing/pasteInto.ts';
import { HomeScreen, loaders } from './HomeScreen.tsx';

function open(options: TestPlaceOptions = {}, outcome: FormOutcome | null = null) {
  const place = testPlace(options);
  render(
    <Stand place={place} outcome={outcome}>
      <PublicLayout>
        <HomeScreen />
      </PublicLayout>
    </Stand>,
  );
  return place;
}

it('shows the Russian texts of rule B32 in docs/behaviour.md', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Алексей Заречный' })).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Основное меню' });
  const places = await within(menu).findAllByRole('link');
  expect(places.map((link) => link.textContent)).toEqual(['Проекты', 'Опыт работы', 'Контакты', 'CV']);
  expect(screen.getByText('Software Engineer / Fullstack & IoT Developer')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Скачать CV' })).toHaveAttribute('href', '/cv/ru.pdf');
  expect(screen.getByRole('link', { name: 'Связаться' })).toHaveAttribute('href', '/#contacts');
  expect(await screen.findByText('настоящее время')).toBeVisible();
  expect(screen.getAllByText('Github')[0]).toBeVisible();
  expect(screen.getAllByText('Демо')[0]).toBeVisible();
  expect(document.title).toBe('Алексей Заречный — Software Engineer Portfolio');
  expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    'Software Engineer. Делаю системы целиком.',
  );
  const foot = screen.getByRole('contentinfo');
  expect(foot).toHaveTextContent('© 2026 Алексей Заречный');
  expect(within(foot).getByRole('link', { name: 'GitHub' })).toHaveAttribute(
    'href',
    'https://github.com/zarechny-example',
  );
});

it('shows only the sections chosen by the owner, and its menu links only to those', async () => {
  open({ scripts: { ...sampleScripts, getSite: siteWith({ home: ['experience'] }) } });
  expect(await screen.findByText('настоящее время')).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Основное меню' });
  const names = await within(menu).findAllByRole('link');
  expect(names.map((link) => link.textContent)).toEqual(['Опыт работы', 'Контакты', 'CV']);
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual(['Опыт работы', 'Контакты']);
});

it('is headed by the name of the site while the profile has no name', async () => {
  const own = { ru: { portfolio_name: 'Мастерская' } };
  open({ scripts: { ...sampleScripts, getProfile: emptyProfile('ru'), getSite: siteWith(own) } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Мастерская' })).toBeVisible();
});

it('marks the owner’s headline and location with their language if it differs from the page’s', async () => {
  open({
    language: 'en',
    scripts: { ...sampleScripts, getProfile: changedProfile('ru', {}, { headline: 'Инженер' }) },
  });
  expect(await screen.findByText('Инженер')).toHaveAttribute('lang', 'ru');
  expect(screen.getByText('Санкт-Петербург').closest('[lang]')).toHaveAttribute('lang', 'ru');
});

it('marks the owner’s name with its language, in the header, the hero and the footer', async () => {
  open({
    language: 'en',
    scripts: { ...sampleScripts, getProfile: changedProfile('ru', {}, { name: 'Анна' }) },
  });
  const names = await screen.findAllByText(/Анна/);
  expect(
    names.map((name) => [name.closest('header, main, footer')?.tagName, name.closest('[lang]')]),
  ).toEqual(['HEADER', 'MAIN', 'FOOTER'].map((part) => [part, expect.objectContaining({ lang: 'ru' })]));
});

it('does not mark a name that the site has instead of the owner’s', async () => {
  open({ scripts: { ...sampleScripts, getProfile: emptyProfile('en') } });
  const name = await screen.findByRole('heading', { level: 1 });
  expect(name).not.toHaveAttribute('lang');
});

it('links to no CV before the owner has a name: there is none yet', async () => {
  open({ scripts: { ...sampleScripts, getProfile: emptyProfile('ru') } });
  expect(await screen.findByRole('link', { name: 'Связаться' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Скачать CV' })).toBeNull();
  expect(document.head.querySelector('link[title="JSON Resume"]')).toBeNull();
});

it('marks titles of projects and jobs in the other language with a notice (B17)', async () => {
  const listExperiences = sampleExperiences('ru');
  open({
    language: 'en',
    scripts: { ...sampleScripts, listProjects: sampleProjects('ru', 7), listExperiences },
  });
  const titles = await screen.findAllByRole('heading', { level: 3 });
  expect(titles.length).toBeGreaterThan(listExperiences.items.length);
  for (const title of titles) {
    expect(title).toHaveAttribute('lang', 'ru');
    expect(title).toHaveClass(languageMark);
  }
});

it('marks the English fallback headline with its language', async () => {
  open({ scripts: { ...sampleScripts, getProfile: emptyProfile('ru') } });
  const headline = await screen.findByText('Software Engineer / Fullstack & IoT Developer');
  expect(headline).toHaveAttribute('lang', 'en');
});

it('shows its texts in English, with links to English addresses', async () => {
  open({ language: 'en' });
  expect(await screen.findByRole('link', { name: 'Download CV' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/en#contacts');
  expect(await screen.findByText('Present')).toBeVisible();
  expect(await screen.findAllByText('Demo')).not.toHaveLength(0);
});

it('loads as many projects as the address asks for', () => {
  const key = (search: string) => loaders(testPlace<'home'>({ search }).page)[1]?.key[2];
  expect(key('show=19')).toMatchObject({ limit: 19 });
  expect(key('projects=all')).toMatchObject({ limit: 100 });
  expect(key('show=x')).toMatchObject({ limit: 7 });
});

it('sends the contact form and confirms it', async () => {
  const place = open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя' }), 'Анна');
  await userEvent.type(screen.getByRole('textbox', { name: /^Telegram/ }), '@anna');
  await pasteInto(screen.getByRole('textbox', { name: 'Сообщение' }), 'Здравствуйте');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  const answer = await screen.findByText('Спасибо! Ваше сообщение отправлено');
  expect(answer.closest('[role=status]')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Обычно отвечаю в течение двух дней');
  expect(place.server.callsOf('sendFeedback')[0]?.body).toMatchObject({
    name: 'Анна',
    telegram: '@anna',
    message: 'Здравствуйте',
    language: 'ru',
    face: 'portfolio',
  });
});

it('confirms the email that was sent, not one typed while sending', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const sending = new Promise((resolve) => (answer = resolve));
  const place = open({ scripts: { ...sampleScripts, sendFeedback: () => sending } });
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя' }), 'Анна');
  const email = screen.getByRole('textbox', { name: /^Email/ });
  await pasteInto(email, 'anna@example.com');
  await pasteInto(screen.getByRole('textbox', { name: 'Сообщение' }), 'Здравствуйте');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(place.server.callsOf('sendFeedback')).toHaveLength(1));
  await userEvent.clear(email);
  await pasteInto(email, 'other@example.com');
  answer(sampleScripts.sendFeedback);
  expect(await screen.findByRole('status')).toHaveTextContent('Ответ придёт сюда: anna@example.com');
});

it('shows validation errors without sending anything', async () => {
  const place = open();
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  const name = screen.getByRole('textbox', { name: 'Имя' });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription('Напишите, как вас зовут');
  expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveAccessibleDescription(
    'Укажите почту или Telegram',
  );
  await userEvent.type(name, 'А');
  await waitFor(() => expect(name).not.toHaveAccessibleDescription());
  expect(place.server.callsOf('sendFeedback')).toHaveLength(0);
});

it('keeps the typed text when sending fails', async () => {
  open({ scripts: { ...sampleScripts, sendFeedback: () => problem(503, 'unavailable', 'Недоступно') } });
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя' }), 'Анна');
  await pasteInto(screen.getByRole('textbox', { name: /^Email/ }), 'anna@example.com');
  await pasteInto(screen.getByRole('textbox', { name: 'Сообщение' }), 'Здравствуйте');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ошибка отправки. Попробуйте ещё раз');
  expect(screen.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('Здравствуйте');
});

it('is a plain HTML form whose outcome the server can render', async () => {
  open({}, { state: 'failed', values: { name: 'Анна' }, fields: { message: 'Напишите сообщение' } });
  const name = screen.getByRole('textbox', { name: 'Имя' });
  expect(name).toHaveValue('Анна');
  const form = name.closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/#contacts');
  expect([...(form?.elements ?? [])].flatMap((e) => e.getAttribute('name') ?? [])).toEqual([
    'name',
    'email',
    'telegram',
    'message',
    'website',
    'language',
  ]);
  expect(screen.getByRole('alert')).toHaveTextContent('Ошибка отправки. Попробуйте ещё раз');
  expect(screen.getByRole('textbox', { name: 'Сообщение' })).toHaveAccessibleDescription(
    'Напишите сообщение',
  );
});

it('still renders when one part fails to load and another is empty', async () => {
  open({ scripts: { ...emptyScripts, listExperiences: () => problem(500, 'internal', 'Сломалось') } });
  expect(await screen.findByText('Проектов пока нет')).toBeVisible();
  expect(await screen.findByText('Не удалось загрузить опыт работы')).toBeVisible();
  expect(screen.getByText('Код: 500 internal')).toBeVisible();
});
