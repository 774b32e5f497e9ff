import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, ownerPassword } from '../../support/product.ts';
import { root } from '../../support/root.ts';
import { toolEnvironment } from '../../support/run.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { fillSite } from './fill.ts';

export interface SiteCall {
  /** The page's host without its port; calls may use either. */
  host?: 'portfolio.localhost' | 'blog.localhost';
  path: string;
  method?: string;
  body?: object;
  /** Whether the owner sends it. */
  isSignedIn?: boolean;
}

export interface Probe {
  /** The longest block of the event loop since the last reset, in milliseconds. */
  hold: number;
  /** The peak memory of the process, in mebibytes. */
  memory: number;
}

/** The built site in a separate process, with that many posts. */
export interface Site {
  posts: number;
  ask(call: SiteCall): Promise<string>;
  reset(): Promise<Probe>;
  probe(): Promise<Probe>;
  stop(): Promise<void>;
}

interface Answer {
  status: number;
  text: string;
}

const patience = 120_000;

function createAsk(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  let token = '';
  const send = ({ host, path, method = 'GET', body, isSignedIn }: SiteCall): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = {
        host: `${host ?? 'portfolio.localhost'}:${port}`,
        'accept-encoding': 'br',
        ...(isSignedIn && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      };
      const sent = request({ port, host: '127.0.0.1', path, method, agent, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 500, text: Buffer.concat(chunks).toString() }),
        );
      });
      sent.once('error', reject);
      sent.end(body && JSON.stringify(body));
    });
  const ask = async (call: SiteCall): Promise<string> => {
    let answer = await send(call);
    // Filling the larger sites takes longer than the lifetime of an access token.
    if (answer.status === 401 && call.isSignedIn) {
      await signIn();
      answer = await send(call);
    }
    if (answer.status < 400) return answer.text;
    throw new Error(`${call.method ?? 'GET'} ${call.path}: ${answer.status} ${answer.text.slice(0, 300)}`);
  };
  async function signIn(): Promise<void> {
    const body = { username: 'owner', password: ownerPassword };
    const text = await ask({ path: '/api/v1/login/', method: 'POST', body });
    token = (JSON.parse(text) as { access_token: string }).access_token;
  }
  return { ask, signIn, close: () => agent.destroy() };
}

/** Fills a new database and starts the built site on it; a PostgreSQL address, or null for SQLite. */
export async function startSite(posts: number, databaseUrl: string | null): Promise<Site> {
  const data = temporaryFolder('scale');
  const port = await freePort();
  const environment = {
    PORT: String(port),
    JANUS_DATA: data,
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    JANUS_SAMPLE: 'on',
    JANUS_BACKUPS: '0',
    JANUS_RATE_LIMITS: 'off',
    JANUS_LOG_LEVEL: 'error',
    JANUS_OWNER_PASSWORD: ownerPassword,
  };
  await fillSite(environment, posts);
  const probe = join(root, 'scripts/bench/scale/probe.ts');
  const child = spawn(
    process.execPath,
    ['--conditions=janus-source', '--import', probe, join(root, 'packages/site/src/start/serve.ts')],
    {
      cwd: data,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: toolEnvironment({ ...environment, NODE_ENV: 'production' }),
    },
  );
  const ended = once(child, 'exit');
  const client = createAsk(port);
  const started = performance.now();
  for (;;) {
    if (child.exitCode !== null) throw new Error('The site ended at once.');
    if (performance.now() - started > patience) throw new Error('The site did not begin to answer.');
    if (
      await client.ask({ path: '/healthz' }).then(
        () => true,
        () => false,
      )
    )
      break;
    await wait(50);
  }
  await client.signIn();
  const tell = async (question: string): Promise<Probe> => {
    const message = once(child, 'message');
    child.send(question);
    const [answer] = (await message) as [Probe];
    return answer;
  };
  return {
    posts,
    ask: client.ask,
    reset: () => tell('reset'),
    probe: () => tell('probe'),
    async stop() {
      client.close();
      child.kill('SIGTERM');
      await ended;
    },
  };
}
