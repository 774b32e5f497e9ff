import type { CvVersion } from '@janus-site/core';
import type { Scripts } from '@janus-site/core/testing';
import { problem } from '@janus-site/core/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminPlace } from '../../../testing/AdminStand.tsx';
import { sampleCvVersions } from '../../../testing/sampleCvVersions.ts';
import { WalkingStand } from '../../../testing/WalkingStand.tsx';
import { CareerScreen } from '../CareerScreen.tsx';
import type { RecordGroup } from './cvVersionValues.ts';
import { choicesOf, fieldsOf, valuesOf } from './cvVersionValues.ts';

const [first, second, imported] = sampleCvVersions().items as [CvVersion, CvVersion, CvVersion];

const walk = vi.fn<(to: string) => void>();

function draw(search = '', scripts: Scripts = {}) {
  const place = adminPlace({
    face: 'portfolio',
    route: 'resumeAdmin',
    search,
    scripts: { ...adminScripts, ...scripts },
  });
  render(
    <WalkingStand place={place} onWalk={walk}>
      <CareerScreen />
    </WalkingStand>,
  );
  return place.server;
}

beforeEach(() => {
  localStorage.clear();
});

const item = (id: string) => ({ id, name: id, about: '' });
const record: RecordGroup[] = [
  { group: 'skills', title: 'Skills', items: ['a', 'b', 'c'].map(item) },
  { group: 'awards', title: 'Awards', items: [item('d')] },
];

test('an unchanged group is left out of the selection; a changed one is sent in its order', () => {
  const version: CvVersion = { ...second, selection: { skills: ['c', 'gone', 'a'] }, texts: {} };
  const values = valuesOf(version, record);
  expect(values.groups.skills).toEqual([
    { id: 'c', isIn: true },
    { id: 'gone', isIn: true },
    { id: 'a', isIn: true },
    { id: 'b', isIn: false },
  ]);
  expect(fieldsOf(values, record)).toEqual({
    name: version.name,
    design: 'classic',
    selection: { skills: ['c', 'gone', 'a'] },
  });
  const whole = { ...values, groups: { skills: ['a', 'b', 'c'].map((id) => ({ id, isIn: true })) } };
  expect(fieldsOf(whole, record).selection).toBeUndefined();
  // entries added after the draft come last
  const draft = [{ id: 'b', isIn: true }];
  expect(choicesOf(draft, record[0]?.items ?? []).map(({ id, isIn }) => `${id} ${isIn}`)).toEqual([
    'b true',
    'a false',
    'c false',
  ]);
});

test('a version saved while an entry is hidden contains the same entries when it is shown again', () => {
  const saved = (skills: string[], shown: string[]) => {
    const version: CvVersion = { ...second, selection: { skills }, texts: {} };
    const now: RecordGroup[] = [{ group: 'skills', title: 'Skills', items: shown.map(item) }];
    return fieldsOf(valuesOf(version, now), now, version.selection).selection?.skills;
  };
  // `a` was chosen and is hidden
  expect(saved(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b']);
  expect(saved(['b', 'a'], ['b'])).toEqual(['b', 'a']);
  expect(saved(['a'], [])).toEqual(['a']);
  // `c` was left out and is hidden
  expect(saved(['a', 'b'], ['a', 'b'])).toEqual(['a', 'b']);
  expect(saved([], [])).toEqual([]);
});

test('a hidden entry keeps its place in a version whose other entries are reordered', async () => {
  const hidden = '00000000-0000-4000-8000-00000000000a';
  const [a = '', b = ''] = first.selection?.skills ?? [];
  const version = { ...first, selection: { skills: [a, hidden, b] } };
  const server = draw(`?edit=${first.id}`, {
    listCvVersions: { items: [version], deleted: [] },
    replaceCvVersion: version,
  });
  const skills = await screen.findByRole('region', { name: 'Навыки' });
  expect(within(skills).getByText('2 из 3')).toBeVisible();
  await userEvent.click(within(skills).getAllByRole('button', { name: /^Действия/ })[1] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Выше' }));
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(server.callsOf('replaceCvVersion')).toHaveLength(1));
  expect(server.callsOf('replaceCvVersion')[0]?.body).toMatchObject({
    selection: { skills: [b, hidden, a] },
  });
});

test('the list links to each version and its document; a version without a link has no document', async () => {
  draw();
  const list = await screen.findByRole('list', { name: 'Версии резюме' });
  expect(within(list).getByRole('link', { name: first.name })).toHaveAttribute(
    'href',
    `/admin/resume?edit=${first.id}`,
  );
  expect(within(list).getByRole('link', { name: `Скачать: ${first.name}` })).toHaveAttribute(
    'href',
    `/cv/${first.token}?download`,
  );
  expect(within(list).queryByRole('link', { name: `Скачать: ${imported.name}` })).toBeNull();
  expect(screen.getByRole('link', { name: 'Новая версия' })).toHaveAttribute(
    'href',
    '/admin/resume?new=version',
  );
});

test('a new link is created only after confirmation', async () => {
  const server = draw('', { renewCvVersionLink: { ...first, token: 'new' } });
  await userEvent.click(await screen.findByRole('button', { name: `Действия: ${first.name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Сменить ссылку…' }));
  const question = await screen.findByRole('alertdialog');
  expect(server.callsOf('renewCvVersionLink')).toHaveLength(0);
  await userEvent.click(within(question).getByRole('button', { name: 'Сменить ссылку' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.callsOf('renewCvVersionLink')).toHaveLength(1);
});

test('a deleted version disappears at once and can be restored by one click', async () => {
  const server = draw('', { deleteCvVersion: undefined, restoreCvVersion: second });
  await userEvent.click(await screen.findByRole('button', { name: `Действия: ${second.name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
  expect(screen.queryByRole('link', { name: second.name })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(server.callsOf('restoreCvVersion')).toHaveLength(1));
  expect(await screen.findByRole('link', { name: second.name })).toBeVisible();
});

test('a version is created with a name, one entry left out and the others reordered', async () => {
  const server = draw('?new=version', { createCvVersion: { ...first, id: second.id } });
  const create = await screen.findByRole('button', { name: 'Создать' });
  await userEvent.click(create);
  expect(await screen.findByRole('alert')).toHaveTextContent('Назовите версию');
  await userEvent.type(screen.getByLabelText('Название'), ' Для банка ');
  await userEvent.selectOptions(screen.getByLabelText('Вид документа'), 'В две колонки');
  const skills = screen.getByRole('region', { name: 'Навыки' });
  const boxes = within(skills).getAllByRole('checkbox');
  expect(boxes).toHaveLength(3);
  await userEvent.click(boxes[1] as HTMLElement);
  expect(within(skills).getByText('2 из 3')).toBeVisible();
  await userEvent.click(within(skills).getAllByRole('button', { name: /^Действия/ })[2] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Выше' }));
  await userEvent.click(create);
  await waitFor(() => expect(server.callsOf('createCvVersion')).toHaveLength(1));
  const ids = boxes.map(({ id }) => id.replace('field-skills-', ''));
  expect(server.callsOf('createCvVersion')[0]?.body).toEqual({
    name: 'Для банка',
    design: 'columns',
    selection: { skills: [ids[0], ids[2]] },
  });
  await waitFor(() => expect(walk).toHaveBeenCalledWith(`/admin/resume?edit=${second.id}`));
});

test('an error from the server marks its field, and the typed text stays', async () => {
  const message = 'Слишком длинно.';
  draw(`?edit=${first.id}`, {
    replaceCvVersion: () =>
      problem(422, 'invalid_fields', 'Проверьте поля.', {
        error: {
          code: 'invalid_fields',
          message: 'Проверьте поля.',
          fields: [{ path: 'texts.ru.headline', code: 'invalid', message }],
        },
      }),
  });
  const headline = await screen.findByDisplayValue('Инженер встраиваемых систем');
  await userEvent.type(headline, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(headline).toBeInvalid());
  expect(headline).toHaveValue('Инженер встраиваемых систем!');
});

test('a version that does not exist is reported as missing', async () => {
  draw('?edit=00000000-0000-4000-8000-000000000000');
  expect(await screen.findByText('Такой записи нет')).toBeVisible();
});
