import { expect, test } from 'vitest';
import { Busy, createGate } from './gate.ts';

const turnOf = (client: string, signal = new AbortController().signal) => ({ client, signal });

/** Jobs that end on command. */
function createTrial(options: Parameters<typeof createGate>[0]) {
  const gate = createGate(options);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (client: string, key: string, signal?: AbortSignal) => {
    const work = () => {
      started.push(key);
      return new Promise<string>((resolve) => ends.push(() => resolve(key)));
    };
    const answer = gate.run(turnOf(client, signal), key, work).catch((error: unknown) => error);
    return answer;
  };
  /** Waits some turns of the loop, in each of which one job starts; time would be none on a busy machine. */
  const settle = async () => {
    for (let turns = 0; turns < 10; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const finish = async (count = 1) => {
    await settle();
    for (let at = 0; at < count; at += 1) {
      ends.shift()?.();
      await settle();
    }
  };
  return { gate, started, ask, finish };
}

test('a limited number run at once, and the next one starts when one ends', async () => {
  const { started, ask, finish } = createTrial({ atOnce: 2 });
  for (const key of ['a', 'b', 'c']) void ask('x', key);
  await finish(0);
  expect(started).toEqual(['a', 'b']);
  await finish();
  expect(started).toEqual(['a', 'b', 'c']);
});

test('three run and sixty wait; any further one is refused', async () => {
  const { started, ask, finish } = createTrial({});
  for (const key of ['a', 'b', 'c']) void ask('x', key);
  await finish(0);
  const waiting = Array.from({ length: 60 }, (_, at) => ask('x', `w${at}`));
  expect(await ask('x', 'one too many')).toBeInstanceOf(Busy);
  await finish(0);
  expect(started).toEqual(['a', 'b', 'c']);
  await finish(63);
  expect(await Promise.all(waiting)).toHaveLength(60);
  expect(started).toHaveLength(63);
});

test('clients take turns, however much one of them requests', async () => {
  const { started, ask, finish } = createTrial({ atOnce: 1 });
  for (let at = 0; at < 40; at += 1) void ask('stranger', `s${at}`);
  void ask('visitor', 'v0');
  void ask('visitor', 'v1');
  await finish(4);
  expect(started).toEqual(['s0', 'v0', 's1', 'v1', 's2']);
});

test('when the queue is full, the client with the most waiting jobs is refused, not the newcomer', async () => {
  const { started, ask, finish } = createTrial({ atOnce: 1, waiting: 3 });
  void ask('stranger', 's');
  await finish(0);
  const [, , last, refused] = ['s0', 's1', 's2', 's3'].map((key) => ask('stranger', key));
  expect(await refused).toBeInstanceOf(Busy);
  void ask('visitor', 'v');
  expect(await last).toBeInstanceOf(Busy);
  await finish(2);
  expect(started).toEqual(['s', 's0', 'v']);
});

test('a waiting job that another client also wants runs in the turn of that client', async () => {
  const { gate, started, ask, finish } = createTrial({ atOnce: 1, waiting: 9 });
  for (const key of ['s0', 's1', 's2', 's3', 'home']) void ask('stranger', key);
  gate.join('visitor', 'home');
  await finish(2);
  expect(started).toEqual(['s0', 'home', 's1']);
  await finish(9);
  expect(started).toEqual(['s0', 'home', 's1', 's2', 's3']);
});

test('a job that still waits when its time is over is refused, and takes nobody’s turn', async () => {
  const { gate, started, ask, finish } = createTrial({ atOnce: 1, waiting: 3 });
  const late = new AbortController();
  const [first, second] = [ask('a', 'a', late.signal), ask('a', 'b', late.signal)];
  gate.join('c', 'b');
  void ask('c', 'd');
  await finish(0);
  late.abort();
  expect(await second).toBeInstanceOf(Busy);
  for (const key of ['e', 'f']) void ask('a', key);
  await finish(9);
  expect(await first).toBe('a');
  expect(started).toEqual(['a', 'd', 'e', 'f']);
});

test('a job that fails makes room for the next', async () => {
  const gate = createGate({ atOnce: 1 });
  await expect(gate.run(turnOf('x'), 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.run(turnOf('x'), 'b', async () => 'yes')).toBe('yes');
});

test('the queue of a client counts only its own waiting jobs, not those it has joined', async () => {
  const { gate, started, ask, finish } = createTrial({ atOnce: 1, waiting: 3 });
  void ask('first', 'running');
  await finish(0);
  void ask('first', 'shared');
  const last = ask('stranger', 's');
  gate.join('stranger', 'shared');
  await finish();
  expect(started).toEqual(['running', 'shared']);
  // the stranger's queue holds one job, however many it has joined, and so does that of each newcomer
  void ask('other', 'o0');
  void ask('third', 't0');
  expect(await ask('visitor', 'v')).toBeInstanceOf(Busy);
  await finish(4);
  expect(await last).toBe('s');
});

test('a job that others want too is not dropped, and the limit is kept', async () => {
  const { gate, started, ask, finish } = createTrial({ atOnce: 1, waiting: 3 });
  void ask('x', 'running');
  await finish(0);
  const [, refused, shared] = ['s0', 's1', 's2'].map((key) => ask('stranger', key));
  gate.join('friend', 's2');
  void ask('visitor', 'v');
  expect(await refused).toBeInstanceOf(Busy);
  await finish(4);
  expect(await shared).toBe('s2');
  expect(started.toSorted()).toEqual(['running', 's0', 's2', 'v']);
});
