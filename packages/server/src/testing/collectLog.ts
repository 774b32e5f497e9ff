import { Writable } from 'node:stream';

export interface CollectedLog {
  /** For `logDestination`. */
  stream: Writable;
  text(): string;
  /** The JSON lines that contain this text. */
  linesWith(part: string): Record<string, unknown>[];
}

/** Collects what a server logs. */
export function collectLog(): CollectedLog {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const linesWith = (part: string) =>
    text
      .split('\n')
      .filter((line) => line.includes(part))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { stream, text: () => text, linesWith };
}
