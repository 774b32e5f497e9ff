import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../contract/document.ts';
import type { UploadedFile } from '../contract/handler.ts';
import { withoutKey } from '../contract/withoutKey.ts';
import type { ServerContext } from '../context.ts';
import { problem } from '../errors.ts';
import { addressGroup } from '../limits/addressGroup.ts';
import { claimKey, keepAnswer, releaseKey, type KeptAnswer } from '../limits/idempotencyKeys.ts';

/** The parts of a checked call that make it the same call. */
export interface SentInput {
  params: unknown;
  query: unknown;
  body?: unknown;
  file?: UploadedFile | undefined;
}

/** The idempotency key of a call; null for one without a key. Throws for a write that takes none. */
function keyOf(operation: Operation, { headers }: FastifyRequest): string | null {
  const header = headers['idempotency-key'];
  if (header === undefined || operation.method === 'GET') return null;
  // ignoring the key would let the caller repeat what is not safe to repeat
  if (operation.method !== 'POST' || operation.id in withoutKey) throw problem('malformed');
  // the draft defines it as a structured string, in quotes; most clients send it bare
  const key = /^"?([\x21\x23-\x5b\x5d-\x7e]{1,255})"?$/.exec(String(header))?.[1];
  if (key === undefined) throw problem('malformed');
  return key;
}

function contentOf({ params, query, body, file }: SentInput): (string | Buffer)[] {
  const sent = JSON.stringify([params, query, body ?? null, file?.name, file?.type]);
  return file ? [sent, file.bytes] : [sent];
}

/**
 * Runs a call once, however often it arrives with its key: repeats get the first response
 * (draft-ietf-httpapi-idempotency-key-header).
 */
export async function onceOnly<Answer extends KeptAnswer>(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  { operation, request, reply }: { operation: Operation; request: FastifyRequest; reply: FastifyReply },
  input: SentInput,
  make: () => Promise<Answer>,
): Promise<Answer | KeptAnswer> {
  const key = keyOf(operation, request);
  if (key === null) return make();
  const subject = request.caller?.id ?? addressGroup(request.ip);
  const call = { subject, operation: operation.id, key, content: contentOf(input) };
  const { id, answer } = await claimKey(db, call, now());
  if (answer) {
    void reply.header('idempotency-replayed', 'true');
    return answer;
  }
  let made: Answer;
  try {
    made = await make();
  } catch (error) {
    await releaseKey(db, id).catch((fault: unknown) => request.log.warn({ err: fault }, 'a key stays taken'));
    throw error;
  }
  const { status, body, headers } = made;
  await keepAnswer(db, id, {
    status,
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  }).catch((fault: unknown) => request.log.warn({ err: fault }, 'an answer is not kept for its key'));
  return made;
}
