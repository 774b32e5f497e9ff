import type { FastifyRequest } from 'fastify';

/** Unknown callers, missing rights, and too many requests. */
const atTheDoor: ReadonlySet<number> = new Set([401, 403, 429]);

/**
 * The facts to log about a refused request: its rule, and for a caller stopped at the door also the account and
 * address.
 */
export function refusalFacts({ refusal, caller, ip }: FastifyRequest): object {
  if (refusal === null) return {};
  const { code, status } = refusal;
  if (!atTheDoor.has(status)) return { code };
  return { code, address: ip, account: caller?.username ?? null };
}
