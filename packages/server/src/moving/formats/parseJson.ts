import { RefusedError } from '../import/report.ts';

/** Parses untrusted JSON, with or without a byte order mark; an error names the file. */
export function parseJson(text: string, file: string, line: number | null = null): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const message = (error as Error).message.slice(0, 200);
    throw new RefusedError(`${file}: the JSON cannot be read: ${message}`, line);
  }
}
