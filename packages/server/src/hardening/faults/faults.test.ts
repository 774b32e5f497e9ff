import { expect, test } from 'vitest';
import { runFaults } from './run.ts';
import { breachesOf, createFaultTally, tableOf } from './faultTally.ts';

test(
  'a short form of `npm run faults`: no lost writes, no exits, no 500 responses',
  { timeout: 240_000 },
  async () => {
    const wanted = [
      { name: 'locks', count: 1 },
      { name: 'damage', count: 1 },
      { name: 'kills', count: 1 },
    ];
    const tallies = await runFaults(wanted, 20_261_123);
    // a machine that runs other tests concurrently is no place to measure milliseconds
    expect(tallies.flatMap((tally) => breachesOf(tally, Infinity))).toEqual([]);
    expect(tallies).toHaveLength(3);
    for (const tally of tallies) expect([tally.name, tally.acknowledged > 0]).toEqual([tally.name, true]);
  },
);

test('reports each broken promise', () => {
  const tally = {
    ...createFaultTally('x'),
    lost: 1,
    ends: 2,
    wrong: ['GET: 500', 'GET: 500'],
    slowestPage: 300,
  };
  expect(breachesOf(tally, 250)).toHaveLength(4);
  expect(tableOf([tally])).toMatch(/^scenario .*\nx .* 1 .* 2 /);
});
