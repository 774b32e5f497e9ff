import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Settings } from '../settings.ts';
import type { AccessLogEntry } from './accessLog.ts';

/** A number that is read when metrics are requested. */
export interface GaugeSource {
  name: `janus_${string}`;
  help: string;
  read(): number | Promise<number>;
}

export interface Metrics {
  /** `route` is the address pattern, never the address itself: strangers can create any number of those. */
  observe(entry: AccessLogEntry, route: string): void;
  countError(): void;
  listen(): Promise<void>;
  close(): Promise<void>;
}

const none: Metrics = {
  observe: () => undefined,
  countError: () => undefined,
  listen: async () => undefined,
  close: async () => undefined,
};

interface Options {
  settings: Pick<Settings, 'metricsPort' | 'metricsHost'>;
  /** A label of each number: the database in use. */
  engine: string;
  gauges: readonly GaugeSource[];
}

function addGauges(registry: Registry, gauges: readonly GaugeSource[], onError: () => void): void {
  for (const { name, help, read } of gauges)
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          try {
            this.set(await read());
          } catch {
            // the database is unavailable: the others are reported anyway, and this one is absent
            this.reset();
            onError();
          }
        },
      }),
    );
}

function answerMetrics(registry: Registry): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}

/** Serves numbers for Prometheus on a separate port, by default on the loopback address, because they are private. */
export function createMetrics({ settings, engine, gauges }: Options): Metrics {
  const { metricsPort, metricsHost } = settings;
  if (metricsPort === null) return none;
  const registry = new Registry();
  const registers = [registry];
  registry.setDefaultLabels({ database: engine });
  const durations = new Histogram({
    name: 'janus_answer_seconds',
    help: 'Time to an answer of the services, of pages that were drawn, and of uploads.',
    labelNames: ['kind', 'source', 'route', 'method', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  const kept = new Counter({
    name: 'janus_kept_answers_total',
    help: 'Pages and files of the build that were answered from memory.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const errors = new Counter({
    name: 'janus_background_errors_total',
    help: 'Faults of work that nobody waits for: notices, backups, tidying.',
    registers,
  });
  addGauges(registry, gauges, () => errors.inc());
  const server = answerMetrics(registry);
  return {
    observe({ kind, source, method, status, ms, kept: isKept }, route) {
      if (isKept) kept.inc({ kind, status });
      else durations.observe({ kind, source, route, method, status }, ms / 1000);
    },
    countError: () => errors.inc(),
    listen: () => {
      collectDefaultMetrics({ register: registry });
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(metricsPort, metricsHost, resolve);
      });
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
