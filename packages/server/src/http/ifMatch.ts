import { documents, operations, type Operation } from '../contract/document.ts';
import { problem } from '../errors.ts';
import { hashOf, matchesTag } from './etag.ts';

/** Returns a path and the paths of the items it is part of, longest first: an item, never the list that contains it. */
function wholes(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments
    .map((_, at) => ({
      whole: segments.slice(0, segments.length - at),
      next: segments[segments.length - at],
    }))
    .filter(({ next }) => next === undefined || !next.startsWith('{'))
    .map(({ whole }) => `/${whole.join('/')}/`);
}

/** The read of a path, or of the item it is part of; null where there is none. */
export function readOfWhole(path: string): Operation | null {
  const reads = operations.filter(({ method, sendsFile }) => method === 'GET' && !sendsFile);
  const found = wholes(path).flatMap((whole) => reads.filter((read) => read.path === whole));
  return found[0] ?? null;
}

/** Returns the read whose tag a write may name; null for a write without `If-Match`. */
export function readOf({ id, path, takesIfMatch }: Operation): Operation | null {
  if (!takesIfMatch) return null;
  const read = readOfWhole(path);
  if (!read) throw new Error(`${id} takes If-Match, and nothing reads what it changes.`);
  return read;
}

/** The name of an operation's response schema. */
function answerName({ service, path, method }: Operation): string | undefined {
  const raw = documents.get(service)?.paths[path]?.[method.toLowerCase()] as {
    responses: { 200?: { content?: { 'application/json'?: { schema: { $ref?: string } } } } };
  };
  return raw.responses[200]?.content?.['application/json']?.schema.$ref;
}

/** Whether a write responds with what a read of its address would: the tag of its response is the next `If-Match`. */
export function answersWithState(operation: Operation): boolean {
  const read = readOf(operation);
  return read?.path === operation.path && answerName(read) === answerName(operation);
}

/** Refuses a write whose `If-Match` names another state than this one. */
export function refuseOtherTag(header: string, body: unknown): void {
  // a proxy that compresses makes a tag weak; ours identifies the content, so a weak one matches as well
  if (!matchesTag(header, hashOf(JSON.stringify(body)))) throw problem('precondition_failed');
}
