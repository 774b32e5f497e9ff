import type { FastifyRequest } from 'fastify';

/** Who is not known, may not, or asks too often. */
const atTheDoor: ReadonlySet<number> = new Set([401, 403, 429]);

/** What the line of a refused request says of it: by which rule, and of one that was stopped at the door also whom and from where. */
export function refusalFacts({ refusal, caller, ip }: FastifyRequest): object {
  if (refusal === null) return {};
  const { code, status } = refusal;
  if (!atTheDoor.has(status)) return { code };
  return { code, address: ip, account: caller?.username ?? null };
}
