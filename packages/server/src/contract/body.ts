import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { problem } from '../errors.ts';
import type { UploadedFile } from './handler.ts';
import { cleanValue } from './hostile.ts';

/** Bytes of the largest file that is read at all; only videos may be that large. */
export const fileLimit = 25 * 1024 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

export function parseJson(bytes: Buffer): unknown {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    throw problem('malformed_json');
  }
  cleanValue(value);
  return value;
}

const wrongField = {
  ru: 'Нужен один файл в поле file.',
  en: 'Exactly one file is required, in the field file.',
};

function isTooLarge(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 413;
}

/** Reads the one file of a multipart body. */
export async function readFile(request: FastifyRequest): Promise<UploadedFile> {
  let file: UploadedFile | null = null;
  let isWrong = false;
  // If the connection closed while the caller was looked up, the parser would wait forever for an event already past.
  if (request.raw.destroyed) throw problem('malformed_upload');
  try {
    for await (const part of request.parts({
      limits: { fileSize: fileLimit, files: 2, fields: 5, parts: 6, fieldSize: 1000 },
    })) {
      if (part.type !== 'file') {
        isWrong = true;
        continue;
      }
      const bytes = await part.toBuffer();
      if (part.fieldname !== 'file' || file) isWrong = true;
      else file = { bytes, name: part.filename, type: part.mimetype };
    }
  } catch (error) {
    // A cut-off or garbled body throws without a status.
    throw isTooLarge(error) ? problem('too_large') : problem('malformed_upload');
  }
  if (isWrong || !file)
    throw problem('invalid_fields', { fields: [{ path: 'file', code: 'invalid', message: wrongField }] });
  return file;
}
