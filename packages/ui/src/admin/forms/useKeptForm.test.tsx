import type { Scripts } from '@janus-site/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { adminPosts, adminScripts } from '../../testing/adminAnswers.ts';
import { adminSeries } from '../../testing/adminSeries.ts';
import { adminSession, sampleOwner } from '../../testing/adminSession.ts';
import { adminPlace } from '../../testing/AdminStand.tsx';
import { adminTags } from '../../testing/adminTags.ts';
import { sampleCareer } from '../../testing/sampleCareer.ts';
import { WalkingStand } from '../../testing/WalkingStand.tsx';
import { CareerScreen } from '../career/CareerScreen.tsx';
import { SeriesAdminScreen } from '../series/SeriesAdminScreen.tsx';
import { TagsScreen } from '../tags/TagsScreen.tsx';

const [entry] = sampleCareer().items;
const [series] = adminSeries(adminPosts().items).items;
const [tag] = adminTags().items;

interface Case {
  name: string;
  Screen: ComponentType;
  face: 'portfolio' | 'blog';
  route: 'resumeAdmin' | 'seriesAdmin' | 'tagsAdmin';
  search: string;
  label: RegExp;
  scripts: Scripts;
}

const cases: readonly Case[] = [
  {
    name: 'an entry of the CV',
    Screen: CareerScreen,
    face: 'portfolio',
    route: 'resumeAdmin',
    search: `?edit=${entry?.id}`,
    label: /^Курсы/,
    scripts: { replaceCareerEntry: entry },
  },
  {
    name: 'a new series',
    Screen: SeriesAdminScreen,
    face: 'blog',
    route: 'seriesAdmin',
    search: '?new=1',
    label: /^Описание по-русски/,
    scripts: { createSeries: series },
  },
  {
    name: 'a tag',
    Screen: TagsScreen,
    face: 'blog',
    route: 'tagsAdmin',
    search: `?edit=${tag?.id}`,
    label: /^Описание по-русски/,
    scripts: { updateTag: tag },
  },
];

beforeEach(() => localStorage.clear());

/** Opens the page anew, as after the system has discarded the tab. */
async function open({ Screen, face, route, search, label, scripts }: Case, user = sampleOwner) {
  cleanup();
  window.history.replaceState(null, '', `/admin${search}`);
  const session = adminSession(user);
  const place = adminPlace({ face, route, search, session, scripts: { ...adminScripts, ...scripts } });
  render(
    <WalkingStand place={place}>
      <Screen />
    </WalkingStand>,
  );
  const dialog = await screen.findByRole('dialog');
  return within(dialog).findAllByLabelText<HTMLTextAreaElement>(label);
}
const valueOf = async (screenOf: Promise<HTMLTextAreaElement[]>) => (await screenOf)[0]?.value;
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

test.each(cases)('the words of $name survive a discarded tab, for their account only', async (one) => {
  const [field] = await open(one);
  const before = field?.value;
  if (field) await userEvent.type(field, ' Слова');
  const words = `${before} Слова`;
  expect(await valueOf(open(one, { ...sampleOwner, id: 'other' }))).toBe(before);
  expect(await valueOf(open(one))).toBe(words);
  expect(screen.getByText(/^Показан несохранённый черновик/)).toBeVisible();
  await press('Вернуть сохранённое');
  expect(await valueOf(open(one))).toBe(before);
});

test.each(cases)('the words of $name are dropped by saving', async (one) => {
  const [field] = await open(one);
  const before = field?.value;
  if (field) await userEvent.type(field, ' Слова');
  await press(/^(?:Сохранить|Добавить)$/);
  await closed();
  expect(await valueOf(open(one))).toBe(before);
});

test.each(cases)('the words of $name are dropped by cancelling, and undo returns them', async (one) => {
  const [field] = await open(one);
  const before = field?.value;
  if (field) await userEvent.type(field, ' Слова');
  await press('Отмена');
  await closed();
  expect(localStorage).toHaveLength(0);
  await press('Вернуть');
  const dialog = await screen.findByRole('dialog');
  expect((await within(dialog).findAllByLabelText(one.label))[0]).toHaveValue(`${before} Слова`);
});

test('what was saved elsewhere meanwhile is merged into the words', async () => {
  const one = cases[2] as Case;
  const [field] = await open(one);
  if (field) await userEvent.type(field, ' Слова');
  const tags = adminTags();
  const items = tags.items.map((item) =>
    item.id === tag?.id ? { ...item, names: { ...item.names, en: 'Hardware' } } : item,
  );
  await open({ ...one, scripts: { listTags: { ...tags, items } } });
  expect(screen.getByLabelText(/^Имя по-английски/)).toHaveValue('Hardware');
  expect(screen.getByLabelText<HTMLTextAreaElement>(one.label).value).toMatch(/ Слова$/);
});
