import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SiteAnswer {
  status: number;
  type: string;
  /** The target of a redirect. */
  location: string | null;
  bytes: Buffer;
}

/** Requests a path from the running site through its public entrance; the host goes into the Host header. */
export type AskSite = (host: string, path: string) => Promise<SiteAnswer>;

/** Attempts, as a busy server asks to retry later. */
const tries = 5;
const longestPause = 10;

/** It is not counted as a reader. */
const userAgent = 'Janus export (bot)';

/** Returns a client for the site that listens at an address of this machine. */
export function createAskSite(address: { host: string; port: number }): AskSite {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });

  const askOnce = (host: string, path: string) =>
    new Promise<SiteAnswer & { pause: number }>((resolve, reject) => {
      const headers = { host, 'user-agent': userAgent };
      const sent = request({ ...address, path, headers, agent, timeout: 60_000 }, (got) => {
        const pieces: Buffer[] = [];
        got.on('data', (piece: Buffer) => pieces.push(piece));
        got.on('error', reject);
        got.on('end', () =>
          resolve({
            status: got.statusCode ?? 0,
            type: got.headers['content-type'] ?? '',
            location: got.headers.location ?? null,
            bytes: Buffer.concat(pieces),
            pause: Math.min(Number(got.headers['retry-after'] ?? 1) || 1, longestPause),
          }),
        );
      });
      sent.on('timeout', () => sent.destroy(new Error(`No answer within a minute: ${host}${path}`)));
      sent.on('error', reject);
      sent.end();
    });

  return async (host, path) => {
    for (let left = tries; ; left -= 1) {
      const { pause, ...answer } = await askOnce(host, path);
      if (left === 1 || (answer.status !== 503 && answer.status !== 429)) return answer;
      await sleep(pause * 1000);
    }
  };
}
