import { Agent, request } from 'node:http';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { root } from '../support/root.ts';
import { toolEnvironment } from '../support/run.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { ownerPassword } from '../support/product.ts';

export interface ApiCall {
  method: string;
  path: string;
  body?: object;
}

export interface Services {
  posts: number;
  /** Sends one request and returns the body; any status but success fails the measurement. */
  ask(call: ApiCall): Promise<string>;
  /** Resident memory of the server's process in MiB; null if the system does not report it. */
  memory(): number | null;
  stop(): Promise<void>;
}

function residentMemory(pid: number): number | null {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return null;
  }
}

function createAsk(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  let token = '';
  const ask = ({ method, path, body }: ApiCall): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = {
        ...(token && method !== 'GET' && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      };
      const sent = request(address + path, { method, agent, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          if ((answer.statusCode ?? 500) < 300) resolve(text);
          else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`));
        });
      });
      sent.once('error', reject);
      sent.end(body && JSON.stringify(body));
    });
  return {
    ask,
    async signIn() {
      const text = await ask(signIn);
      token = (JSON.parse(text) as { access_token: string }).access_token;
    },
    close: () => agent.destroy(),
  };
}

export const signIn: ApiCall = {
  method: 'POST',
  path: '/api/v1/login/',
  body: { username: 'owner', password: ownerPassword },
};

/** Starts the services on a new database with that many posts: PostgreSQL at an address, or SQLite with null. */
export async function startServices(posts: number, databaseUrl: string | null): Promise<Services> {
  const data = temporaryFolder('bench');
  const child = spawn(
    process.execPath,
    ['--conditions=janus-source', join(root, 'scripts/bench/apiServer.ts'), String(posts)],
    {
      cwd: data,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: toolEnvironment({
        PORT: '0',
        JANUS_DATA: data,
        DATABASE_URL: databaseUrl ?? '',
        JANUS_SAMPLE: 'off',
        JANUS_BACKUPS: '0',
        JANUS_RATE_LIMITS: 'off',
        JANUS_LOG_LEVEL: 'error',
        JANUS_OWNER_PASSWORD: ownerPassword,
      }),
    },
  );
  const ended = once(child, 'exit');
  let address = '';
  for await (const line of createInterface({ input: child.stdout })) {
    address = line;
    if (address.startsWith('http')) break;
  }
  const client = createAsk(address);
  await client.signIn();
  return {
    posts,
    ask: client.ask,
    memory: () => residentMemory(child.pid ?? 0),
    async stop() {
      client.close();
      child.kill('SIGTERM');
      await ended;
    },
  };
}
