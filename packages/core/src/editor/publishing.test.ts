import { expect, test } from 'vitest';
import { conflictingAuthor, conflictingPost, fieldErrors } from '../data/errorText.ts';
import { fakeClock } from '../testing/fakeClock.ts';
import { fakeDevice } from '../testing/fakeDevice.ts';
import { postService } from '../testing/postService.ts';
import { createEditor } from './createEditor.ts';
import type { PostKind } from './post/postKind.ts';
import { postSides } from './post/postKind.ts';
import { postResource } from './post/postResource.ts';
import type { StatusChange } from './post/savePlan.ts';

const publish = { statusChanges: { ru: { status: 'published' } }, isByHand: true } as const;

/** Opens a window with a post whose Russian text has one unsaved word. */
function openEditor() {
  const clock = fakeClock();
  const service = postService(clock);
  const editor = createEditor<PostKind>({
    name: 'post.1',
    server: postSides(service.post()),
    resource: postResource({ check: () => ({}), fieldErrors, conflictingPost, conflictingAuthor }),
    device: fakeDevice(clock).open(),
    call: (step) => service.call(step),
  });
  editor.start();
  const ru = { ...editor.getSnapshot().values.ru, body: 'раз слово\n\nдва\n\nтри' };
  editor.dispatch({ type: 'typed', part: { ru }, field: 'text' });
  return { clock, service, editor, ru, save: () => clock.run(editor.save(publish)) };
}

test('an undone withdrawal publishes what visitors could read, and keeps what was written as a pending change', async () => {
  const { clock, service, editor, ru } = openEditor();
  const [text] = service.texts('ru');
  const command = (change: StatusChange) => ({ statusChanges: { ru: change }, isByHand: true });
  expect((await clock.run(editor.save(command({ status: 'draft' })))).ok).toBe(true);
  expect(service.publications).toEqual([]);
  const later = { ...ru, body: `${ru.body} четыре` };
  editor.dispatch({ type: 'typed', part: { ru: later }, field: 'text' });
  const undone = editor.save(command({ status: 'published', ...(text ? { text } : {}) }));
  expect((await clock.run(undone)).ok).toBe(true);
  await clock.advance(10_000);
  expect(service.publications).toEqual([{ language: 'ru', text }]);
  expect(service.texts('ru')).toEqual([text, { title: 'ru', summary: '', body: later.body }]);
  expect(editor.getSnapshot().values.ru).toEqual(later);
});

test('a publish is sent even if the same text was published elsewhere', async () => {
  const { service, ru, save } = openEditor();
  service.writeElsewhere('ru', 'publish', () => ru);
  expect((await save()).ok).toBe(true);
  expect(service.publications.map(({ text }) => text.body)).toEqual([ru.body]);
});

test('a save that was repeated because its response was lost does not conflict with its own words', async () => {
  const { clock, service, editor, ru } = openEditor();
  const type = (body: string) =>
    editor.dispatch({ type: 'typed', part: { ru: { ...ru, body } }, field: 'text' });
  const { call } = service;
  // The client repeats a request whose response was lost.
  service.call = async (step) => {
    service.call = call;
    await call(step);
    return call(step);
  };
  type('раз\n\nдва слова\n\nтри');
  const saved = editor.save({ statusChanges: {}, isByHand: true });
  await clock.advance(service.latency);
  type('раз\n\nдве фразы\n\nтри');
  expect((await clock.run(saved)).ok).toBe(true);
  expect(editor.getSnapshot()).toMatchObject({ conflict: null, merge: null });
  expect(service.texts('ru')[1]?.body).toBe('раз\n\nдве фразы\n\nтри');
});

test('the next autosave is due within five seconds after the clock was set back', async () => {
  const { clock, service, editor, ru } = openEditor();
  await clock.advance(10_000);
  expect(service.texts('ru')[1]).toMatchObject({ body: ru.body });
  clock.sleep(-3_600_000);
  const body = `${ru.body} четыре`;
  editor.dispatch({ type: 'typed', part: { ru: { ...ru, body } }, field: 'text' });
  await clock.advance(6_000);
  expect(service.texts('ru')[1]).toMatchObject({ body });
});

test('a publish is refused if somebody else has added to the text meanwhile', async () => {
  const { service, editor, ru, save } = openEditor();
  service.writeElsewhere('ru', 'publish', (text) => ({ ...text, body: 'раз\n\nдва\n\nтри их' }));
  expect(await save()).toMatchObject({ ok: false, error: { kind: 'http', status: 409 } });
  expect(service.publications).toEqual([]);
  expect(editor.getSnapshot()).toMatchObject({
    values: { ru: { body: `${ru.body} их` } },
    saving: { state: 'failed' },
  });
});
