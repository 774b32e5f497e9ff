// Types, strikes, opens again, compares: «never lose a word».
import type { Page } from 'playwright';
import type { Desk } from './desk.ts';
import { findEverything, openDesk } from './desk.ts';
import { events } from './events.ts';
import { Ledger } from './ledger.ts';
import type { Loss } from './ledger.ts';
import type { Machine } from './machine.ts';
import { startMachine } from './machine.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import { createPost } from './service.ts';
import { createWriter } from './writer.ts';

/** At most so much typing may be lost, in milliseconds. */
export const bound = 2_000;

export interface LossOptions {
  seed: number;
  events: number;
  /** One kind of event on one kind of post, again and again. */
  only?: { event: string; kind: Subject['kind'] };
  onLine?(line: string): void;
}

export interface LossReport {
  events: number;
  words: number;
  conflicts: number;
  /** The most typing that one event has cost, in milliseconds. */
  most: number;
  /** The losses over the bound, in words. */
  losses: string[];
}

/** A post under test. */
interface Subject {
  kind: 'new' | 'draft' | 'published';
  path: string;
  ledger: Ledger;
}

/** The posts serve for some events and then make room for fresh ones. */
const eventsPerSet = 12;

async function makeSubjects(machine: Machine, fresh: Subject, set: number): Promise<[Subject, ...Subject[]]> {
  const subject = async (kind: 'draft' | 'published'): Promise<Subject> => {
    const id = await createPost(machine.at('/'), kind, `${kind} ${set}`);
    return { kind, path: `/posts/${id}/edit`, ledger: new Ledger() };
  };
  return [fresh, await subject('draft'), await subject('published')];
}

/** The draft of a post that is not made yet is one on the device, from the first event to the last. */
const makeFresh = (): Subject => ({ kind: 'new', path: '/posts/create', ledger: new Ledger() });

/** Every kind of event once, in an order by chance, before any comes again. */
function* strikes(random: Random): Generator<string, never> {
  for (;;) yield* random.shuffle(Object.keys(events));
}

async function freshPage(machine: Machine): Promise<Page> {
  const context = machine.context();
  const page = await context.newPage();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

function describeLoss(name: string, kind: string, { words, milliseconds }: Loss): string {
  const list = words.map(({ field, word }) => `${field} «${word}»`).join(', ');
  return `${name} (${kind}): ${milliseconds} ms, ${list}`;
}

export async function runLoss(options: LossOptions): Promise<LossReport> {
  const { seed, onLine } = options;
  const random = createRandom(seed);
  const report: LossReport = { events: 0, words: 0, conflicts: 0, most: 0, losses: [] };
  const machine = await startMachine();
  const order = strikes(random);
  let fresh = makeFresh();
  let subjects: [Subject, ...Subject[]] | undefined;
  try {
    /* oxlint-disable no-await-in-loop -- one event after the other */
    while (report.events < options.events) {
      if (!subjects || report.events % eventsPerSet === 0) {
        subjects = await makeSubjects(machine, fresh, report.events);
      }
      const { only } = options;
      const subject = (only && subjects.find(({ kind }) => kind === only.kind)) ?? random.pick(subjects);
      const name = only?.event ?? order.next().value;
      const strike = events[name];
      if (!strike) throw new Error(`No event is called ${name}.`);
      const url = () => machine.at(random.pick(['', '/en'] as const) + subject.path);
      const writer = createWriter(createRandom(random.between(0, 2 ** 31)));
      const choice = random.pick(['mine', 'mine', 'theirs'] as const);
      const desk: Desk = await openDesk(await freshPage(machine), url());
      const moveTo = (path: string) => {
        if (subject !== fresh) return;
        fresh = makeFresh();
        Object.assign(subject, { kind: 'draft', path });
      };
      const before = subject.ledger.count;
      const at = await strike({ machine, random, writer, desk, ledger: subject.ledger, url, choice, moveTo });
      const again = await openDesk(await freshPage(machine), url());
      const texts = await findEverything(again, subject.ledger, choice);
      const loss = subject.ledger.missingFrom(texts, at);
      report.events += 1;
      report.words += subject.ledger.count - before;
      report.conflicts += desk.conflicts + again.conflicts;
      report.most = Math.max(report.most, loss.milliseconds);
      if (loss.milliseconds > bound) report.losses.push(describeLoss(name, subject.kind, loss));
      onLine?.(`${report.events} ${name} (${subject.kind}): ${loss.milliseconds} ms lost`);
    }
    /* oxlint-enable no-await-in-loop */
  } finally {
    await machine.stop();
  }
  return report;
}
