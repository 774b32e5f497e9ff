import { setTimeout as wait } from 'node:timers/promises';
import { names } from './names.ts';
import type { Visitor } from './Visitor.ts';

export interface Load {
  asked: number;
  /** Posts whose write succeeded. */
  written: number;
  /** Pages and lists that failed. */
  failed: string[];
  /** Writes that failed, as their sender was told. */
  refused: string[];
  /** The milliseconds of the slowest request. */
  slowest: number;
}

const post = { translations: [{ language: 'ru', title: 'Журнал', body: 'Слова.' }] };
const visitors = 4;
const msBetween = 20;

/** Reads pages and writes posts while the work runs; returns the outcomes. */
export async function underLoad(visitor: Visitor, token: string, work: () => Promise<void>): Promise<Load> {
  const load: Load = { asked: 0, written: 0, failed: [], refused: [], slowest: 0 };
  const reads = [
    () => visitor.ask(names.portfolio, '/'),
    () => visitor.ask(names.blog, '/en'),
    () => visitor.ask(names.blog, '/api/v1/posts/'),
  ];
  const write = () => visitor.ask(names.blog, '/api/v1/posts/', { token, body: post });
  let isOver = false;
  const visit = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const began = performance.now();
      const read = reads[turn % (reads.length + 1)];
      const answer = await (read ?? write)().catch((error: unknown) => ({ status: 0, text: String(error) }));
      load.asked += 1;
      load.slowest = Math.max(load.slowest, performance.now() - began);
      const said = `${answer.status} ${answer.text.slice(0, 100)}`;
      if (read && answer.status !== 200) load.failed.push(said);
      if (!read && answer.status === 201) load.written += 1;
      if (!read && answer.status !== 201) load.refused.push(said);
      await wait(msBetween);
    }
  };
  const visits = Array.from({ length: visitors }, (_, index) => visit(index));
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(visits);
  }
  return load;
}
