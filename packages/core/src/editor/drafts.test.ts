import { describe, expect, test } from 'vitest';
import { fakeClock } from '../testing/fakeClock.ts';
import type { FakeDevice } from '../testing/fakeDevice.ts';
import { fakeDevice } from '../testing/fakeDevice.ts';
import { createEditor } from './createEditor.ts';
import type { SingleKind } from './single.ts';
import { singleResource } from './single.ts';
import type { FieldErrors } from './values.ts';
import { viewOf } from './view.ts';

interface Values {
  title: string;
  ru: { body: string };
}
const saved: Values = { title: 'Сохранённое', ru: { body: '' } };

function openEditor() {
  const clock = fakeClock();
  const device = fakeDevice(clock);
  return { clock, device };
}

/** Opens a form in a new window of the device. */
function openForm(device: FakeDevice, values = saved, errors: FieldErrors = {}) {
  const opened = device.open();
  const editor = createEditor<SingleKind<Values, undefined>>({
    name: 'project.1',
    server: { saved: values, server: { isNew: false } },
    resource: singleResource({ validate: () => errors, fieldErrors: () => ({}) }),
    device: opened,
    call: () => Promise.resolve({ ok: true, data: undefined }),
  });
  return {
    opened,
    leave: editor.start(),
    editor,
    values: () => editor.getSnapshot().values,
    view: () => viewOf(editor.getSnapshot()),
    change: (part: Partial<Values>) => editor.dispatch({ type: 'typed', part }),
  };
}
const titles = (device: FakeDevice) => device.drafts().map(({ values }) => (values as Values).title);

describe('a draft on the device', () => {
  test('holds every change when the form is left, and is restored when it is opened again', () => {
    const { device } = openEditor();
    const first = openForm(device);
    first.change({ title: 'Новое' });
    expect(first.view().isDirty).toBe(true);
    first.leave();
    const again = openForm(device);
    expect(again.values().title).toBe('Новое');
    expect(again.view().restored).toMatchObject({ isOutdated: false });
    again.editor.dispatch({ type: 'discarded' });
    expect(again.values()).toEqual(saved);
    expect(again.view().restored).toBeNull();
    again.leave();
    expect(titles(device)).toEqual([]);
  });

  test('says if the server has changed since', () => {
    const { device } = openEditor();
    const first = openForm(device);
    first.change({ title: 'Новое' });
    first.leave();
    const again = openForm(device, { ...saved, title: 'Другой человек' });
    expect(again.values().title).toBe('Новое');
    expect(again.view().restored?.isOutdated).toBe(true);
  });

  test('is removed when the server has saved it', async () => {
    const { device, clock } = openEditor();
    const { change, editor, view } = openForm(device);
    change({ title: 'Новое' });
    await clock.advance(300);
    expect(titles(device)).toEqual(['Новое']);
    await editor.save({ isByHand: true });
    expect(view().isDirty).toBe(false);
    await clock.advance(300);
    expect(titles(device)).toEqual([]);
  });

  test('is written during continuous typing', async () => {
    const { device, clock } = openEditor();
    const { change } = openForm(device);
    for (let key = 0; key < 10; key += 1) {
      change({ title: `Новое ${key}` });
      await clock.advance(100);
    }
    expect(titles(device)).toEqual(['Новое 8']);
  });

  test('is written when the page is hidden, and survives a killed browser', async () => {
    const { device, clock } = openEditor();
    const { change, opened } = openForm(device);
    change({ title: 'Новое' });
    opened.hide();
    expect(titles(device)).toEqual(['Новое']);
    device.kill();
    expect(titles(device)).toEqual([]);
    const again = openForm(device);
    await clock.advance(0);
    expect(again.values().title).toBe('Новое');
  });

  test('of one window is never overwritten by another, and each is offered', async () => {
    const { device, clock } = openEditor();
    const first = openForm(device);
    const second = openForm(device);
    first.change({ title: 'Первое окно' });
    second.change({ title: 'Второе окно' });
    first.opened.hide();
    second.opened.hide();
    first.opened.die();
    second.opened.die();

    const { editor, values, view } = openForm(device);
    const shown = values().title;
    const [other] = view().others;
    expect([shown, other?.values.title].toSorted()).toEqual(['Второе окно', 'Первое окно']);
    editor.dispatch({ type: 'draftChosen', draft: other! });
    expect(values().title).not.toBe(shown);
    expect(view().others.map((draft) => draft.values.title)).toEqual([shown]);
    await editor.save({ isByHand: true });
    await clock.advance(300);
    expect(titles(device)).toEqual([shown]);
    editor.dispatch({ type: 'draftDropped', draft: view().others[0]! });
    expect(titles(device)).toEqual([]);
    expect(view().others).toEqual([]);
  });

  test('taken over by another window is left alone while its own window keeps writing', () => {
    // All within one millisecond.
    const { device } = openEditor();
    const first = openForm(device);
    first.change({ title: 'Начало' });
    first.opened.hide();
    const second = openForm(device);
    expect(second.values().title).toBe('Начало');
    first.change({ title: 'Начало и ещё' });
    first.leave();
    second.editor.dispatch({ type: 'discarded' });
    second.leave();
    expect(titles(device)).toEqual(['Начало и ещё']);
  });

  test('is reported as not kept while the device is full', async () => {
    const { device, clock } = openEditor();
    device.isFull = true;
    const { change, view } = openForm(device);
    change({ title: 'Новое' });
    await clock.advance(300);
    expect(view().isKept).toBe(false);
    device.isFull = false;
    change({ title: 'Новое и ещё' });
    await clock.advance(300);
    expect(view().isKept).toBe(true);
  });
});

describe('newer values from the server', () => {
  test('replace an untouched form, and only the untouched fields of a changed one', () => {
    const { device } = openEditor();
    const { change, editor, values, view } = openForm(device);
    const read = (next: Values) =>
      editor.dispatch({ type: 'serverRead', saved: next, server: { isNew: false } });
    read({ ...saved, title: 'С сервера' });
    expect(values().title).toBe('С сервера');
    change({ title: 'Моё' });
    read({ title: 'Ещё раз', ru: { body: 'Их текст' } });
    expect(values()).toEqual({ title: 'Моё', ru: { body: 'Их текст' } });
    expect(view().isDirty).toBe(true);
  });
});

test('an error is removed when its own field changes; others stay', async () => {
  const { device } = openEditor();
  const { change, editor } = openForm(device, saved, { title: 'Плохо', 'ru.body': 'Пусто' });
  change({ title: 'Новое' });
  const result = await editor.save({ isByHand: true });
  expect(result.ok).toBe(false);
  expect(editor.getSnapshot().attempt).toBe(1);
  change({ ru: { body: 'Текст' } });
  expect(editor.getSnapshot().errors).toEqual({ title: 'Плохо' });
});
