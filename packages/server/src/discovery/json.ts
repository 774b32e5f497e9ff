import { printable } from '@janus-site/core';

/** JSON without characters that no reader can show; the XML feeds have none of them either. */
export function jsonText(value: object): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? printable(part) : part));
}
