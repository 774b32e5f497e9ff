import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { parseJson } from '../contract/body.ts';
import { problem } from '../errors.ts';
import { addressGroup } from '../limits/addressGroup.ts';
import { rules, spend } from '../limits/rateLimit.ts';

/** The fields of a page's fault report, each with the maximum number of letters logged. */
const fields = { page: 300, message: 500, stack: 4000, components: 2000 } as const;
/** The maximum size of a report, in bytes. */
const bodyLimit = 16 * 1024;

/** Returns the texts of a report, cut; other fields are dropped. */
function readReport(body: unknown): Record<string, string> {
  const report: unknown = typeof body === 'string' ? parseJson(Buffer.from(body)) : body;
  if (typeof report !== 'object' || report === null) throw problem('malformed');
  const texts = new Map<string, unknown>(Object.entries(report));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, most]) => {
      const text = texts.get(name);
      return typeof text === 'string' ? [[name, text.slice(0, most)]] : [];
    }),
  );
}

/**
 * `/api/faults`: a page of this site reports a fault in its scripts by a beacon. It becomes a line of the log and is
 * not stored; strangers may send some, too, so reports are few, short and rate-limited.
 */
export function serveFaultReports(app: FastifyInstance, { db, now, settings }: ServerContext): void {
  app.post('/api/faults', { bodyLimit }, async (request, reply) => {
    if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') throw problem('forbidden');
    if (settings.rateLimits) {
      await spend(db, rules.fault, addressGroup(request.ip), now());
      await spend(db, rules.faultAll, 'all', now());
    }
    request.log.warn({ fault: readReport(request.body) }, 'a fault in a page');
    return reply.code(204).send();
  });
}
