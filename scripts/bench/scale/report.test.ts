import { expect, test } from 'vitest';
import { growthPlotted } from './report.ts';

test('the plot shows the 20 addresses that grow most after a write, the worst first', () => {
  const rows = Array.from({ length: 25 }, (_, at) => [
    {
      name: `address ${at}`,
      state: 'cold' as const,
      costs: [10, 10 + at].map((time) => ({ time, hold: 1 })),
    },
    { name: `address ${at}`, state: 'kept' as const, costs: [10, 900].map((time) => ({ time, hold: 1 })) },
  ]).flat();
  const { what, series } = growthPlotted({ rows, missing: [], memory: [] }, [100, 10_000]);
  expect(what).toContain('the 20 that grow most, of 25.');
  expect(series[0]?.points).toHaveLength(20);
  expect(series[0]?.points[0]).toEqual({ x: 'address 24', y: 3.4, bound: { most: 3 } });
});
