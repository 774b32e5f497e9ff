import { expect, test, vi } from 'vitest';
import type { AccessLogEntry } from './accessLog.ts';
import { createMetrics } from './metrics.ts';

const port = 39_473;
const entry: AccessLogEntry = {
  kind: 'service',
  source: 'visitor',
  method: 'GET',
  host: 'blog.localhost',
  path: '/api/v1/posts/secret/',
  status: 200,
  ms: 20,
};

const read = async (path = '/metrics') =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })).text();

test('counts responses by route, never by path, and cached ones separately', async () => {
  const metrics = createMetrics({
    settings: { metricsPort: port, metricsHost: '127.0.0.1' },
    engine: 'sqlite',
    gauges: [],
  });
  await metrics.listen();
  metrics.observe(entry, '/api/v1/posts/:id');
  metrics.observe({ ...entry, source: 'site' }, '/api/v1/posts/:id');
  metrics.observe({ ...entry, kind: 'page', kept: true }, 'page');
  metrics.countError();
  const text = await read();
  const labels = (source: string) =>
    `{le="0.05",database="sqlite",kind="service",source="${source}",route="/api/v1/posts/:id",method="GET",status="200"}`;
  expect(text).toContain(`janus_answer_seconds_bucket${labels('visitor')} 1`);
  expect(text).toContain(`janus_answer_seconds_bucket${labels('site')} 1`);
  expect(text).toContain('janus_kept_answers_total{kind="page",status="200",database="sqlite"} 1');
  expect(text).toContain('janus_background_errors_total{database="sqlite"} 1');
  expect(text).not.toContain('secret');
  expect(await read('/else')).toBe('');
  await metrics.close();
});

test('reports the other metrics if one cannot be read', async () => {
  const readCopies = vi
    .fn<() => Promise<number>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(7);
  const metrics = createMetrics({
    settings: { metricsPort: port, metricsHost: '127.0.0.1' },
    engine: 'postgres',
    gauges: [
      { name: 'janus_copies', help: 'copies', read: readCopies },
      { name: 'janus_pages', help: 'pages', read: () => 3 },
    ],
  });
  await metrics.listen();
  const first = await read();
  expect(first).not.toMatch(/^janus_copies\{.*\} 7/m);
  expect(first).toContain('janus_pages{database="postgres"} 3');
  const second = await read();
  expect(second).toContain('janus_copies{database="postgres"} 7');
  expect(second).toContain('janus_background_errors_total{database="postgres"} 1');
  await metrics.close();
});
