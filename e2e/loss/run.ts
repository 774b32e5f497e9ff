// Types, interrupts, reopens and compares, for the promise «never lose a word».
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { OpenEditor } from './openEditor.ts';
import { findEverything, openEditor } from './openEditor.ts';
import { events, twoWindows } from './events.ts';
import { fieldNames, Ledger } from './ledger.ts';
import type { Texts } from './ledger.ts';
import type { Machine } from './machine.ts';
import { startMachine } from './machine.ts';
import { createRandom } from '../../scripts/support/random.ts';
import type { Random } from '../../scripts/support/random.ts';
import { createPost, findDrafts, readPosts } from './service.ts';
import { whereaboutsOf } from './whereabouts.ts';
import { createWriter } from './writer.ts';

/** The maximum typing that may be lost, in milliseconds. */
export const bound = 2_000;

export interface LossOptions {
  seed: number;
  events: number;
  /** Repeats one kind of event on one kind of post. */
  only?: { event: string; kind: Subject['kind'] };
  /** The editor cannot store anything on the device: words must then be lost, which proves that the test notices. */
  isForgetful?: boolean;
  onLine?(line: string): void;
}

export interface LossReport {
  events: number;
  words: number;
  conflicts: number;
  /** The most typing lost by one event, in milliseconds. */
  most: number;
  /** The average loss of an event, in milliseconds. */
  mean: number;
  /** The losses over the bound, as text. */
  losses: string[];
  /** Events that the test itself could not carry out, with the reason. */
  faults: string[];
}

/** Longer than any event takes, in milliseconds. */
const longestEvent = 180_000;

/** A post under test. */
interface Subject {
  kind: 'new' | 'draft' | 'published';
  path: string;
  ledger: Ledger;
}

/** The number of events after which new posts are used. */
const eventsPerSet = 12;

/** A new post, a draft and a published one. */
type Subjects = [Subject, Subject, Subject];

async function makeSubjects(machine: Machine, fresh: Subject, set: number): Promise<Subjects> {
  const subject = async (kind: 'draft' | 'published'): Promise<Subject> => {
    const id = await createPost(machine.at('/'), kind, `${kind} ${set}`);
    return { kind, path: `/posts/${id}/edit`, ledger: new Ledger() };
  };
  return [fresh, await subject('draft'), await subject('published')];
}

/** Creates a post that does not exist yet: until it does, its words are only on the device. */
const makeFresh = (): Subject => ({ kind: 'new', path: '/posts/create', ledger: new Ledger() });

/** Yields every kind of event once in random order, then again. */
function* strikes(random: Random): Generator<string, never> {
  for (;;) yield* random.shuffle(Object.keys(events));
}

/** Runs in the page; silently drops what the editor stores on the device. */
function forgetDrafts(): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function set(key, value) {
    if (!key.startsWith('janus.draft.')) setItem.call(this, key, value);
  };
  IDBObjectStore.prototype.put = function put() {
    throw new DOMException('Nothing is kept', 'QuotaExceededError');
  };
}

async function freshPage(machine: Machine, isForgetful: boolean): Promise<Page> {
  const context = machine.context();
  const page = await context.newPage();
  if (isForgetful) await page.addInitScript(forgetDrafts);
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

/** Returns where the words of a post may be: a new post may have become a draft meanwhile. */
async function placesOf(subject: Subject, machine: Machine, seen: Set<string>): Promise<string[]> {
  if (subject.kind !== 'new') return [subject.path];
  const ids = await findDrafts(machine.at('/'));
  const made = ids.filter((id) => !seen.has(id));
  for (const id of made) seen.add(id);
  return [...made.map((id) => `/posts/${id}/edit`), subject.path];
}

const noTexts = Object.fromEntries(fieldNames.map((field) => [field, ''])) as Texts;
const join = (one: Texts, other: Texts): Texts =>
  Object.fromEntries(fieldNames.map((field) => [field, `${one[field]} ${other[field]}`])) as Texts;

export async function runLoss(options: LossOptions): Promise<LossReport> {
  const { seed, only, onLine } = options;
  const random = createRandom(seed);
  const report: LossReport = { events: 0, words: 0, conflicts: 0, most: 0, mean: 0, losses: [], faults: [] };
  const machine = await startMachine();
  const order = strikes(random);
  const posts: Posts = { subjects: null, seen: new Set() };
  let lost = 0;
  try {
    while (report.events < options.events) {
      const name = only?.event ?? order.next().value;
      const before = report.events;
      try {
        // A dying page may never respond to a command.
        const tooLong = wait(longestEvent, null, { ref: false }).then(() => {
          throw new Error('It did not end.');
        });
        lost += await Promise.race([runEvent(name, { machine, random, posts, report, options }), tooLong]);
      } catch (error) {
        // The test itself failed, not the editor: this is reported, and the run continues with everything new.
        report.events = before + 1;
        const fault = `${name}: ${error instanceof Error ? error.message : String(error)}`;
        report.faults.push(fault);
        onLine?.(`${report.events} the test itself failed: ${fault}`);
        posts.subjects = null;
        await machine.killBrowser();
        await Promise.all([machine.startBrowser(), machine.startServer()]);
      }
    }
  } finally {
    await machine.stop();
  }
  report.mean = report.events === 0 ? 0 : lost / report.events;
  return report;
}

/** Runs several at the same time, each with its own browser and server, because they mostly wait for typing. */
export async function runLosses(atOnce: number, options: LossOptions): Promise<LossReport> {
  const shares = Array.from({ length: atOnce }, (_, at) => Math.floor((options.events + at) / atOnce));
  const reports = await Promise.all(
    shares
      .filter((events) => events > 0)
      .map((events, at) =>
        runLoss({
          ...options,
          events,
          seed: options.seed + at,
          onLine: (line) => options.onLine?.(`${options.seed + at}: ${line}`),
        }),
      ),
  );
  const sum = (figure: (one: LossReport) => number): number =>
    reports.reduce((total, one) => total + figure(one), 0);
  const events = sum((one) => one.events);
  return {
    events,
    words: sum((one) => one.words),
    conflicts: sum((one) => one.conflicts),
    most: Math.max(...reports.map((one) => one.most)),
    mean: events === 0 ? 0 : sum((one) => one.mean * one.events) / events,
    losses: reports.flatMap((one) => one.losses),
    faults: reports.flatMap((one) => one.faults),
  };
}

/** The posts under test, and those that existed before. */
interface Posts {
  subjects: Subjects | null;
  seen: Set<string>;
}

interface Stage {
  machine: Machine;
  random: Random;
  posts: Posts;
  report: LossReport;
  options: LossOptions;
}

/** Returns how much typing one event has lost, in milliseconds. */
async function runEvent(name: string, { machine, random, posts, report, options }: Stage): Promise<number> {
  const { only, isForgetful = false, onLine } = options;
  if (!posts.subjects || report.events % eventsPerSet === 0) {
    posts.subjects = await makeSubjects(machine, posts.subjects?.[0] ?? makeFresh(), report.events);
    posts.seen = new Set(await findDrafts(machine.at('/')));
  }
  const { subjects } = posts;
  const taken = (only && subjects.find(({ kind }) => kind === only.kind)) ?? random.pick(subjects);
  // Two windows that both create a new post create two posts.
  const subject: Subject = taken.kind === 'new' && name === twoWindows ? subjects[1] : taken;
  const strike = events[name];
  if (!strike) throw new Error(`No event is called ${name}.`);
  const at = (path: string) => machine.at(random.pick(['', '/en'] as const) + path);
  const url = () => at(subject.path);
  const { ledger } = subject;
  const writer = createWriter(createRandom(random.between(0, 2 ** 31)));
  const choice = random.pick(['mine', 'mine', 'theirs'] as const);
  const editor: OpenEditor = await openEditor(await freshPage(machine, isForgetful), url());
  const before = ledger.count;
  const struckAt = await strike({ machine, random, writer, editor, ledger, url, choice });
  let { conflicts } = editor;
  const places = await placesOf(subject, machine, posts.seen);
  let texts: Texts = noTexts;
  let { page } = editor;
  for (const place of places) {
    const again = await openEditor(await freshPage(machine, isForgetful), at(place));
    texts = join(texts, await findEverything(again, ledger, choice));
    conflicts += again.conflicts;
    ({ page } = again);
    if (!ledger.isMissingFrom(texts)) break;
  }
  const loss = ledger.missingFrom(texts, struckAt);
  if (places.length > 1) subjects[0] = makeFresh();
  report.events += 1;
  report.words += ledger.count - before;
  report.conflicts += conflicts;
  report.most = Math.max(report.most, loss.milliseconds);
  const answered = conflicts > 0 ? `, ${conflicts} conflicts answered with ${choice}` : '';
  const line = `${name} (${subject.kind}): ${loss.milliseconds} ms lost${answered}`;
  onLine?.(`${report.events} ${line}`);
  if (loss.milliseconds > bound) {
    const where = await whereaboutsOf(loss.words, page, await readPosts(machine.at('/'), places));
    report.losses.push(`${line}; ${where}`);
    onLine?.(where);
  }
  return loss.milliseconds;
}
