import type { FastifyReply, FastifyRequest } from 'fastify';
import { isConflict, isDamaged, isStorageFull, isUnavailable } from '../db/faults.ts';
import { problem, ProblemError, problemDocument } from '../errors.ts';
import { StorageUnavailableError } from '../media/storage.ts';
import { hasClientLeft } from './hasClientLeft.ts';
import { languageOf } from './language.ts';

const byStatus: Readonly<Record<number, Parameters<typeof problem>[0]>> = {
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}

/** Turns whatever was thrown into an error of the catalogue, so that no internals leak. */
function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isConflict(error)) return problem('conflict');
  if (isUnavailable(error) || error instanceof StorageUnavailableError)
    return problem('unavailable', { headers: { 'retry-after': '5' } });
  if (isStorageFull(error)) return problem('storage_full');
  if (isDamaged(error)) return problem('damaged');
  const status = statusOf(error);
  const listed = byStatus[status];
  if (listed) return problem(listed);
  return problem(status >= 400 && status < 500 ? 'malformed' : 'internal');
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): ProblemError {
  const refusal = toProblem(error);
  if (hasClientLeft(request.raw)) request.log.info('the client went away');
  else if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
  const document = problemDocument(refusal, languageOf(request));
  void reply
    .status(refusal.status)
    .headers({ 'cache-control': 'no-store', vary: 'Accept-Language', ...refusal.options.headers })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(document));
  return refusal;
}
