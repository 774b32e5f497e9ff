import type { RawResponse } from '@janus-site/server/testing';

/** A rule of MDN's HTTP Observatory: points for a response over https. */
interface Rule {
  name: string;
  points(answer: RawResponse, policy: ReadonlyMap<string, readonly string[]>): number;
}

const broad = new Set(['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*']);
const inline = new Set(["'unsafe-inline'", 'data:']);
const careful = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']);
const halfAYear = 15_768_000;

/** Returns the directives of a policy with their sources. */
export function readPolicy(header: string | undefined): ReadonlyMap<string, readonly string[]> {
  const directives = (header ?? '').split(';').map((text) => text.trim().toLowerCase().split(/\s+/));
  return new Map(
    directives.filter(([name]) => name !== '').map(([name = '', ...sources]) => [name, sources]),
  );
}

/** Returns the sources that count: next to a hash or a nonce, `'unsafe-inline'` has no effect. */
export function heeded(sources: readonly string[]): readonly string[] {
  const isExact = sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
  return isExact ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

const rules: readonly Rule[] = [
  {
    name: 'content-security-policy',
    points(_answer, policy) {
      if (policy.size === 0) return -25;
      const sources = (name: string) => heeded(policy.get(name) ?? policy.get('default-src') ?? ['*']);
      const has = (name: string, set: ReadonlySet<string>) => sources(name).some((one) => set.has(one));
      if (has('script-src', broad) || has('script-src', inline) || has('object-src', broad)) return -20;
      if ([...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20;
      if ([...sources('script-src'), ...sources('style-src')].includes("'unsafe-eval'")) return -10;
      if (has('style-src', broad) || has('style-src', inline)) return 0;
      return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
    },
  },
  { name: 'cookies', points: ({ headers }) => (headers['set-cookie'] === undefined ? 0 : -20) },
  {
    name: 'cross-origin-resource-sharing',
    points: ({ headers }) => (headers['access-control-allow-credentials'] === undefined ? 0 : -50),
  },
  {
    name: 'referrer-policy',
    points({ headers }) {
      const said = headers['referrer-policy'];
      if (said === undefined) return 0;
      return careful.has(String(said)) ? 5 : -5;
    },
  },
  {
    name: 'strict-transport-security',
    points({ headers }) {
      const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? -1);
      if (age < 0) return -20;
      return age < halfAYear ? -10 : 0;
    },
  },
  {
    name: 'subresource-integrity',
    points: ({ text }) => (/<script[^>]+src="(?:https?:)?\/\//.test(text) ? -5 : 0),
  },
  {
    name: 'x-content-type-options',
    points: ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  },
  {
    name: 'x-frame-options',
    points({ headers }, policy) {
      if (policy.has('frame-ancestors')) return 5;
      return /^(?:deny|sameorigin)$/i.test(String(headers['x-frame-options'])) ? 0 : -20;
    },
  },
  {
    name: 'cross-origin-resource-policy',
    points({ headers }) {
      const said = headers['cross-origin-resource-policy'];
      if (said === undefined || said === 'cross-origin') return 0;
      return said === 'same-origin' || said === 'same-site' ? 10 : -5;
    },
  },
];

/**
 * Returns the score by MDN's published rules: it starts at 100, bonus points count only if at least 90 remain after the
 * faults, and 100 is an A+. The plain http responses of a proxy are not scored.
 */
export function observatoryScore(answer: RawResponse): { score: number; points: Record<string, number> } {
  const policy = readPolicy(String(answer.headers['content-security-policy'] ?? ''));
  const points = Object.fromEntries(rules.map((rule) => [rule.name, rule.points(answer, policy)]));
  const values = Object.values(points);
  const sum = (kept: readonly number[]) => kept.reduce((a, b) => a + b, 0);
  const faulty = 100 + sum(values.filter((value) => value < 0));
  return { score: faulty >= 90 ? 100 + sum(values) : Math.max(0, faulty), points };
}
