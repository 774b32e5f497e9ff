import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Address } from './s3Address.ts';
import { codeOfError, readPage } from './s3Xml.ts';
import { StorageUnavailableError, type MediaStorage, type StorageUse } from './storage.ts';

export interface S3Options {
  /** Milliseconds in which a response must begin; a body may take longer, like its reader. */
  timeLimit?: number;
  /** Files per page of a list. */
  pageSize?: number;
  /** The prefix of every name in the bucket, such as `uploads/`; deeper names are not listed. */
  prefix?: string;
  use?: StorageUse;
}

const uploads: StorageUse = { holds: 'uploads', setting: 'JANUS_STORAGE_URL' };
/** The minimum speed of a connection, in bytes per millisecond. */
const slowest = 50;

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';

/** Signed requests to one bucket. */
function createBucket({ endpoint, ...keys }: S3Address, use: StorageUse) {
  const client = new AwsClient({ ...keys, service: 's3' });
  const fail = (reason: string, cause?: unknown): StorageUnavailableError =>
    new StorageUnavailableError(endpoint, reason, { ...use, cause });

  /** Returns the response; null for a missing file. */
  async function send(
    method: Method,
    path: string,
    { timeLimit, ...init }: RequestInit & { timeLimit: number },
  ): Promise<Response | null> {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new Error(`no answer in ${timeLimit} ms`)), timeLimit);
    try {
      const request = await client.sign(`${endpoint}${path}`, { ...init, method });
      const answer = await fetch(request, { signal: waiting.signal });
      if (answer.ok) return answer;
      const code = codeOfError(await answer.text());
      if (answer.status === 404 && code !== 'NoSuchBucket') return null;
      throw fail(`it answered ${answer.status} ${code ?? ''}`.trim());
    } catch (error) {
      if (error instanceof StorageUnavailableError || !(error instanceof Error)) throw error;
      throw fail(error.cause instanceof Error ? error.cause.message : error.message, error);
    } finally {
      clearTimeout(timer);
    }
  }
  return { send, fail };
}

/** Stores files in a dedicated bucket. */
export function createS3Storage(
  address: S3Address,
  { timeLimit = 5000, pageSize = 1000, prefix = '', use = uploads }: S3Options = {},
): MediaStorage {
  const { send, fail } = createBucket(address, use);
  const pathOf = (name: string): string => `/${prefix}${encodeURIComponent(name)}`;

  async function put(name: string, body: BodyInit, size: number): Promise<void> {
    // it responds once it has everything
    const limit = timeLimit + size / slowest;
    const answer = await send('PUT', pathOf(name), { body, timeLimit: limit });
    if (!answer) throw fail('it does not take files');
    await answer.body?.cancel();
  }

  return {
    place: address.endpoint,

    put: (name, bytes) => put(name, new Uint8Array(bytes), bytes.length),

    async putFile(name, file) {
      const blob = await openAsBlob(file);
      await put(name, blob, blob.size);
    },

    async get(name, range) {
      const headers = range && { range: `bytes=${range.first}-${range.last}` };
      const answer = await send('GET', pathOf(name), { timeLimit, ...(headers && { headers }) });
      if (!answer) return null;
      const whole = answer.headers.get('content-range')?.split('/')[1];
      const size = Number(whole ?? answer.headers.get('content-length'));
      const body = answer.body as ReadableStream | null;
      return { size, stream: body ? Readable.fromWeb(body) : Readable.from([]) };
    },

    async size(name) {
      const answer = await send('HEAD', pathOf(name), { timeLimit });
      return answer && Number(answer.headers.get('content-length'));
    },

    async delete(name) {
      const answer = await send('DELETE', pathOf(name), { timeLimit });
      await answer?.body?.cancel();
    },

    async *list() {
      // by the last name, which every such service supports, even when that file was deleted meanwhile
      let marker: string | null = null;
      do {
        const query = new URLSearchParams({ 'max-keys': String(pageSize), delimiter: '/', prefix });
        if (marker !== null) query.set('marker', marker);
        const answer = await send('GET', `?${query}`, { timeLimit });
        if (!answer) throw fail('there is no such bucket');
        const page = readPage(await answer.text());
        for (const file of page.files) yield { ...file, name: file.name.slice(prefix.length) };
        marker = page.next;
      } while (marker !== null);
    },
  };
}
