import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../db/open.ts';
import type { Settings } from '../settings.ts';

export interface Metrics {
  observe(route: string, method: string, status: number, seconds: number): void;
  listen(): Promise<void>;
  close(): Promise<void>;
}

const none: Metrics = {
  observe: () => undefined,
  listen: async () => undefined,
  close: async () => undefined,
};

/** Numbers for Prometheus on a port of their own, on the loopback address only: they are nobody else's business. */
export function createMetrics(settings: Settings, database: OpenDatabase): Metrics {
  const { metricsPort } = settings;
  if (metricsPort === null) return none;
  const registry = new Registry();
  registry.setDefaultLabels({ database: database.engine });
  const durations = new Histogram({
    name: 'janus_answer_seconds',
    help: 'Time to an answer of the services, and of pages that were rendered.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  const server: Server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void registry
      .metrics()
      .then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text));
  });
  return {
    observe: (route, method, status, seconds) => durations.observe({ route, method, status }, seconds),
    listen: () => {
      collectDefaultMetrics({ register: registry });
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(metricsPort, '127.0.0.1', resolve);
      });
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
