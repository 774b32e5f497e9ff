// Events that may interrupt a writer. Each leaves a server and a browser running, and returns the time when it struck.
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import type { Choice, OpenEditor } from './openEditor.ts';
import { clearTheWay, openEditor, views } from './openEditor.ts';
import { inTurn } from './inTurn.ts';
import type { FieldName, Ledger } from './ledger.ts';
import type { Machine } from './machine.ts';
import type { Random } from '../../scripts/support/random.ts';
import { endSessions } from './service.ts';
import type { Writer } from './writer.ts';

export interface World {
  machine: Machine;
  random: Random;
  writer: Writer;
  editor: OpenEditor;
  ledger: Ledger;
  /** Returns the editor's address, in a random language. */
  url(): string;
  choice: Choice;
}

export const twoWindows = 'a second window edits the same post';

/** Returns the time after which nothing more could be typed on the page. */
export type Strike = (world: World) => Promise<number>;

const pause = (random: Random, low: number, high: number) => wait(random.between(low, high));

/** Crashes the page as if it ran out of memory. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash', { timeout: 5_000 });
  // A crashed page never responds to it.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  // An open crashed page would fail later browser commands, but closing it may never finish.
  await Promise.race([page.close(), wait(3_000)]);
}

/** Ends the page in a random way. */
async function endPage(page: Page, random: Random): Promise<number> {
  const way = random.pick(['close', 'crash', 'reload', 'leave'] as const);
  const at = Date.now();
  if (way === 'close') await page.close();
  else if (way === 'crash') await crash(page);
  else if (way === 'reload') await page.reload({ timeout: 5_000 }).catch(() => undefined);
  else await page.goto('about:blank');
  return at;
}

/** Presses a button once no dialog covers it. */
async function press({ editor, ledger, choice }: World, button: Locator): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await clearTheWay(editor, ledger, choice);
    const isPressed = await button.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (isPressed) return;
  }
  throw new Error('The button stayed covered.');
}

/** Types for a while, then lets the event strike in the middle of a word. */
async function whileTyping(
  world: World,
  strike: () => Promise<number>,
  fields?: readonly FieldName[],
): Promise<number> {
  const writing = world.writer.write(world.editor, world.ledger, fields);
  await pause(world.random, 200, 3_500);
  const at = await strike();
  await writing.stop();
  return at;
}

/** Takes something away, keeps typing, and restores it; the page ends before or after that. */
async function withoutIt(
  world: World,
  away: () => Promise<void>,
  back: () => Promise<void>,
): Promise<number> {
  const { random, editor } = world;
  const isEndedWithout = random.between(0, 1) === 1;
  const writing = world.writer.write(editor, world.ledger);
  await pause(random, 200, 2_000);
  await away();
  await pause(random, 300, 3_000);
  let at = isEndedWithout ? await endPage(editor.page, random) : 0;
  await back();
  if (!isEndedWithout) {
    await pause(random, 300, 2_000);
    at = await endPage(editor.page, random);
  }
  await writing.stop();
  return at;
}

async function secondTab(world: World): Promise<number> {
  const { machine, random, editor, ledger, writer } = world;
  const first = writer.write(editor, ledger);
  await pause(random, 300, 1_500);
  await first.stop();
  const other = await openEditor(await machine.context().newPage(), world.url());
  const fields: readonly FieldName[] = [random.pick(['ru.title', 'ru.body', 'en.summary', 'en.body'])];
  const second = writer.write(other, ledger, fields);
  await pause(random, 300, 2_500);
  await second.stop();
  if (random.between(0, 1) === 1) await other.page.keyboard.press('Control+S');
  await editor.page.bringToFront();
  const third = writer.write(editor, ledger);
  await pause(random, 300, 2_500);
  await third.stop();
  await clearTheWay(editor, ledger, world.choice);
  const [one, two] = random.shuffle([editor.page, other.page]);
  const at = Date.now();
  for (const page of [one, two]) if (page && random.between(0, 2) > 0) await page.close();
  for (const page of [one, two]) if (page && !page.isClosed()) await crash(page);
  editor.conflicts += other.conflicts;
  return at;
}

async function saveMidWord(world: World): Promise<number> {
  const { random, editor } = world;
  const writing = world.writer.write(editor, world.ledger);
  await pause(random, 500, 2_500);
  await inTurn(editor.page, () => editor.page.keyboard.press('Control+S'));
  await pause(random, 100, 1_500);
  const at = await endPage(editor.page, random);
  await writing.stop();
  return at;
}

export const events: Record<string, Strike> = {
  'the tab is closed': (world) =>
    whileTyping(world, async () => {
      const at = Date.now();
      await world.editor.page.close();
      return at;
    }),
  'the tab crashes': (world) =>
    whileTyping(world, async () => {
      const at = Date.now();
      await crash(world.editor.page);
      return at;
    }),
  'the page is reloaded': (world) =>
    whileTyping(world, async () => {
      const at = Date.now();
      await world.editor.page.reload({ waitUntil: 'commit' });
      return at;
    }),
  'the page is left by its own link': (world) =>
    whileTyping(world, async () => {
      // A dialog may cover it.
      await press(
        world,
        world.editor.page.getByRole('link', { name: /^(Назад к списку|Back to the list)$/ }),
      );
      return Date.now();
    }),
  'the browser is killed': (world) =>
    whileTyping(world, async () => {
      const at = Date.now();
      await world.machine.killBrowser();
      await world.machine.startBrowser();
      return at;
    }),
  'the server is killed and restarted': (world) =>
    withoutIt(world, world.machine.killServer, world.machine.startServer),
  'server and browser are killed': (world) =>
    whileTyping(world, async () => {
      const at = Date.now();
      await Promise.all([world.machine.killBrowser(), world.machine.killServer()]);
      await Promise.all([world.machine.startBrowser(), world.machine.startServer()]);
      return at;
    }),
  'the network goes and comes back': (world) => {
    const context = world.machine.context();
    return withoutIt(
      world,
      () => context.setOffline(true),
      () => context.setOffline(false),
    );
  },
  'the session is ended on the server': (world) =>
    withoutIt(
      world,
      () => endSessions(world.machine.at('/')),
      () => Promise.resolve(),
    ),
  'the tokens are gone': (world) =>
    withoutIt(
      world,
      () =>
        world.editor.page.evaluate(() => {
          for (const key of ['accessToken', 'refreshToken']) localStorage.removeItem(key);
        }),
      () => Promise.resolve(),
    ),
  'the language is switched': async (world) => {
    const { random, editor, ledger, writer } = world;
    const { page } = editor;
    // A person who switches the language does not type at that moment.
    const turnTo = (label: RegExp) => press(world, page.getByRole('button', { name: label }));
    for (const { label, fields } of random.shuffle(views)) {
      await turnTo(label);
      const writing = writer.write(editor, ledger, fields);
      await pause(random, 200, 1_000);
      await writing.stop();
    }
    const { label, fields } = random.pick(views);
    await turnTo(label);
    const leave = async () => {
      const at = Date.now();
      await page.goto(world.url());
      return at;
    };
    return whileTyping(world, leave, fields);
  },
  'it is saved in mid-word': saveMidWord,
  [twoWindows]: secondTab,
};
