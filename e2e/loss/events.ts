// What may happen to somebody who writes. Each event leaves a server and a browser running, and says when it struck.
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import type { Choice, Desk } from './desk.ts';
import { clearTheWay, openDesk, views } from './desk.ts';
import { inTurn } from './hands.ts';
import type { FieldName, Ledger } from './ledger.ts';
import type { Machine } from './machine.ts';
import type { Random } from './random.ts';
import { endSessions } from './service.ts';
import type { Writer } from './writer.ts';

export interface Scene {
  machine: Machine;
  random: Random;
  writer: Writer;
  desk: Desk;
  ledger: Ledger;
  /** The editor's address, in a language by chance. */
  url(): string;
  choice: Choice;
}

export const twoWindows = 'a second window edits the same post';

/** Returns the moment after which nothing could be typed any more on the page. */
export type Strike = (scene: Scene) => Promise<number>;

const pause = (random: Random, low: number, high: number) => wait(random.between(low, high));

/** Crashes the page as a lack of memory does. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash', { timeout: 5_000 });
  // It is never answered: who should answer is dead.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  // A dead page that stands open would fail what is asked of the browser next; it may never answer, though.
  await Promise.race([page.close(), wait(3_000)]);
}

/** The page ends in one of the ways in which pages end. */
async function endPage(page: Page, random: Random): Promise<number> {
  const way = random.pick(['close', 'crash', 'reload', 'leave'] as const);
  const at = Date.now();
  if (way === 'close') await page.close();
  else if (way === 'crash') await crash(page);
  else if (way === 'reload') await page.reload({ timeout: 5_000 }).catch(() => undefined);
  else await page.goto('about:blank');
  return at;
}

/** Presses a button as soon as no question stands over it. */
async function press({ desk, ledger, choice }: Scene, button: Locator): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    /* oxlint-disable no-await-in-loop -- question after question */
    await clearTheWay(desk, ledger, choice);
    const isPressed = await button.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (isPressed) return;
    /* oxlint-enable no-await-in-loop */
  }
  throw new Error('The button stayed covered.');
}

/** Types for a while, then lets the event strike in the middle of a word. */
async function whileTyping(
  scene: Scene,
  strike: () => Promise<number>,
  fields?: readonly FieldName[],
): Promise<number> {
  const writing = scene.writer.write(scene.desk, scene.ledger, fields);
  await pause(scene.random, 200, 3_500);
  const at = await strike();
  await writing.stop();
  return at;
}

/** Something goes away, typing goes on, it comes back; then the page ends, before or after that. */
async function withoutIt(
  scene: Scene,
  away: () => Promise<void>,
  back: () => Promise<void>,
): Promise<number> {
  const { random, desk } = scene;
  const isEndedWithout = random.between(0, 1) === 1;
  const writing = scene.writer.write(desk, scene.ledger);
  await pause(random, 200, 2_000);
  await away();
  await pause(random, 300, 3_000);
  let at = isEndedWithout ? await endPage(desk.page, random) : 0;
  await back();
  if (!isEndedWithout) {
    await pause(random, 300, 2_000);
    at = await endPage(desk.page, random);
  }
  await writing.stop();
  return at;
}

async function secondTab(scene: Scene): Promise<number> {
  const { machine, random, desk, ledger, writer } = scene;
  const first = writer.write(desk, ledger);
  await pause(random, 300, 1_500);
  await first.stop();
  const other = await openDesk(await machine.context().newPage(), scene.url());
  const fields: readonly FieldName[] = [random.pick(['ru.title', 'ru.body', 'en.summary', 'en.body'])];
  const second = writer.write(other, ledger, fields);
  await pause(random, 300, 2_500);
  await second.stop();
  if (random.between(0, 1) === 1) await other.page.keyboard.press('Control+S');
  await desk.page.bringToFront();
  const third = writer.write(desk, ledger);
  await pause(random, 300, 2_500);
  await third.stop();
  await clearTheWay(desk, ledger, scene.choice);
  const [one, two] = random.shuffle([desk.page, other.page]);
  const at = Date.now();
  for (const page of [one, two]) if (page && random.between(0, 2) > 0) await page.close();
  for (const page of [one, two]) if (page && !page.isClosed()) await crash(page);
  desk.conflicts += other.conflicts;
  return at;
}

async function saveMidWord(scene: Scene): Promise<number> {
  const { random, desk } = scene;
  const writing = scene.writer.write(desk, scene.ledger);
  await pause(random, 500, 2_500);
  await inTurn(desk.page, () => desk.page.keyboard.press('Control+S'));
  await pause(random, 100, 1_500);
  const at = await endPage(desk.page, random);
  await writing.stop();
  return at;
}

export const events: Record<string, Strike> = {
  'the tab is closed': (scene) =>
    whileTyping(scene, async () => {
      const at = Date.now();
      await scene.desk.page.close();
      return at;
    }),
  'the tab crashes': (scene) =>
    whileTyping(scene, async () => {
      const at = Date.now();
      await crash(scene.desk.page);
      return at;
    }),
  'the page is reloaded': (scene) =>
    whileTyping(scene, async () => {
      const at = Date.now();
      await scene.desk.page.reload({ waitUntil: 'commit' });
      return at;
    }),
  'the page is left by its own link': (scene) =>
    whileTyping(scene, async () => {
      // A question may stand over it.
      await press(scene, scene.desk.page.getByRole('link', { name: /^(Назад к списку|Back to the list)$/ }));
      return Date.now();
    }),
  'the browser is killed': (scene) =>
    whileTyping(scene, async () => {
      const at = Date.now();
      await scene.machine.killBrowser();
      await scene.machine.startBrowser();
      return at;
    }),
  'the server is killed and restarted': (scene) =>
    withoutIt(scene, scene.machine.killServer, scene.machine.startServer),
  'server and browser are killed': (scene) =>
    whileTyping(scene, async () => {
      const at = Date.now();
      await Promise.all([scene.machine.killBrowser(), scene.machine.killServer()]);
      await Promise.all([scene.machine.startBrowser(), scene.machine.startServer()]);
      return at;
    }),
  'the network goes and comes back': (scene) => {
    const context = scene.machine.context();
    return withoutIt(
      scene,
      () => context.setOffline(true),
      () => context.setOffline(false),
    );
  },
  'the session is ended on the server': (scene) =>
    withoutIt(
      scene,
      () => endSessions(scene.machine.at('/')),
      () => Promise.resolve(),
    ),
  'the tokens are gone': (scene) =>
    withoutIt(
      scene,
      () =>
        scene.desk.page.evaluate(() => {
          for (const key of ['accessToken', 'refreshToken']) localStorage.removeItem(key);
        }),
      () => Promise.resolve(),
    ),
  'the language is switched': async (scene) => {
    const { random, desk, ledger, writer } = scene;
    const { page } = desk;
    // One pair of hands: who turns to another language does not type at that moment.
    const turnTo = (label: RegExp) => press(scene, page.getByRole('button', { name: label }));
    for (const { label, fields } of random.shuffle(views)) {
      /* oxlint-disable no-await-in-loop -- one after the other */
      await turnTo(label);
      const writing = writer.write(desk, ledger, fields);
      await pause(random, 200, 1_000);
      await writing.stop();
      /* oxlint-enable no-await-in-loop */
    }
    const { label, fields } = random.pick(views);
    await turnTo(label);
    const leave = async () => {
      const at = Date.now();
      await page.goto(scene.url());
      return at;
    };
    return whileTyping(scene, leave, fields);
  },
  'it is saved in mid-word': saveMidWord,
  [twoWindows]: secondTab,
};
