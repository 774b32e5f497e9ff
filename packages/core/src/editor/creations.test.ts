import { expect, test } from 'vitest';
import { fakeClock } from '../testing/fakeClock.ts';
import type { FakeDevice } from '../testing/fakeDevice.ts';
import { fakeDevice } from '../testing/fakeDevice.ts';
import { createEditor } from './createEditor.ts';
import type { SingleKind } from './single.ts';
import { singleResource } from './single.ts';

const lost = { ok: false, error: { kind: 'network', message: '' } } as const;
const command = { isByHand: true } as const;

/** A service that stores one item for each key, and whose responses may be lost. */
function createService() {
  const service = { isDeaf: true, stored: new Map<string, string>() };
  const open = (device: FakeDevice) => {
    const editor = createEditor<SingleKind<{ title: string }, undefined>>({
      name: 'project.new',
      server: { saved: { title: '' }, server: { isNew: true } },
      resource: singleResource({ validate: () => ({}), fieldErrors: () => ({}) }),
      device: device.open(),
      async call({ values }, key) {
        service.stored.set(key, values.title);
        return service.isDeaf ? lost : { ok: true, data: undefined };
      },
    });
    return { editor, leave: editor.start() };
  };
  return { service, open };
}

test('a creation repeated after a lost response is the same one, also after the page was closed', async () => {
  const device = fakeDevice(fakeClock());
  const { service, open } = createService();
  const first = open(device);
  first.editor.dispatch({ type: 'typed', part: { title: 'Метро' } });
  await first.editor.save(command);
  await first.editor.save(command);
  first.leave();
  service.isDeaf = false;
  const second = open(device);
  await second.editor.save(command);
  expect([...service.stored.values()]).toEqual(['Метро']);
});

test('an equal item created afterwards is another one', async () => {
  const device = fakeDevice(fakeClock());
  const { service, open } = createService();
  service.isDeaf = false;
  const { editor } = open(device);
  editor.dispatch({ type: 'typed', part: { title: 'Метро' } });
  await editor.save(command);
  await editor.save(command);
  const other = open(device).editor;
  other.dispatch({ type: 'typed', part: { title: 'Метро' } });
  await other.save(command);
  expect([...service.stored.values()]).toEqual(['Метро', 'Метро', 'Метро']);
});
