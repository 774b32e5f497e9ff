import { expect, test } from 'vitest';
import { conflictingAuthor, conflictingPost, fieldErrors } from '../data/errorText.ts';
import { fakeClock } from '../testing/fakeClock.ts';
import { fakeDevice } from '../testing/fakeDevice.ts';
import { postService } from '../testing/postService.ts';
import { createEditor } from './createEditor.ts';
import type { PostKind } from './post/postKind.ts';
import { postSides } from './post/postKind.ts';
import { postResource } from './post/postResource.ts';

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

test('a publish is sent even if the same text was published elsewhere', async () => {
  const { service, ru, save } = openEditor();
  service.writeElsewhere('ru', 'publish', () => ru);
  expect((await save()).ok).toBe(true);
  expect(service.publications.map(({ text }) => text.body)).toEqual([ru.body]);
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
