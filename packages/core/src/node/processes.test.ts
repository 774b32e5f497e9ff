import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { authService, type AuthService } from '../testing/authService.ts';
import { createNodeClient } from './createNodeClient.ts';

declare module 'vitest' {
  interface ProvidedContext {
    isWhole: boolean;
  }
}

/** Calls of each of the three processes. */
const calls = Number(process.env['JANUS_CALLS'] ?? (inject('isWhole') ? 10_000 : 200));
const core = fileURLToPath(new URL('../..', import.meta.url));
const door = new URL('../node.ts', import.meta.url).href;
const clock = {
  now: Date.now,
  setTimeout: (callback: () => void, milliseconds: number) => setTimeout(callback, milliseconds),
  clearTimeout: (timer: unknown) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

let folder = '';
let server: Server;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'processes-'));
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Serves over real connections, some of which are closed without a response. */
async function listen(service: AuthService, isCut: (url: string) => boolean = () => false): Promise<string> {
  server = createServer((request, response) => {
    void (async () => {
      const { url = '', method = 'GET', headers } = request;
      const body = await textOf(request);
      const sent = new Request(`http://${headers.host}${url}`, {
        method,
        headers: headers as Record<string, string>,
        ...(body !== '' && { body }),
      });
      const answer = await service.fetch(sent);
      if (isCut(url)) return request.socket.destroy();
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      return response.end(await answer.text());
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a process that keeps calling, ten calls at a time, and reports failed calls and ended sessions. */
function startProcess(base: string, count: number): ChildProcess & { output: () => string } {
  const script = `
    import { createNodeClient } from ${JSON.stringify(door)};
    const base = ${JSON.stringify(base)};
    const client = createNodeClient({ baseUrls: { auth: base, portfolio: base }, folder: ${JSON.stringify(folder)} });
    client.on('signedOut', ({ reason }) => console.log('signed out:', reason));
    let made = 0;
    await Promise.all(Array.from({ length: 10 }, async () => {
      while (made < ${count}) {
        made += 1;
        const me = await client.api.auth.GET('/api/v1/users/me/');
        if (!me.ok) console.log('failed:', me.error.kind, me.error.message, me.response?.status);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
      }
    }));
    client.dispose();
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: core });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  return Object.assign(child, { output: () => output });
}

async function signIn(base: string): Promise<void> {
  const client = createNodeClient({ baseUrls: { auth: base, portfolio: base }, folder });
  expect((await client.login({ username: 'owner', password: 'secret' })).ok).toBe(true);
  client.dispose();
}

const timeout = 30_000 + calls * 60;

test('three processes share a session: each token is used once, no call is lost', { timeout }, async () => {
  // A refresh token that is used twice ends the whole session.
  const service = authService({ clock, life: 1, rotates: true, latency: 5 });
  const base = await listen(service);
  await signIn(base);
  const processes = [1, 2, 3].map(() => startProcess(base, calls));
  await Promise.all(processes.map((child) => once(child, 'close')));
  expect(processes.map((child) => child.output())).toEqual(['', '', '']);
  expect([service.replays, service.revoked.size]).toEqual([[], 0]);
  expect(service.callsOf('refresh').length).toBeGreaterThan(1);
  expect((await readdir(folder)).toSorted()).toEqual(['accessToken', 'refreshToken']);
});

test('a session survives interrupted refreshes and a killed process', { timeout }, async () => {
  let refreshes = 0;
  let isSteady = false;
  const isCut = (url: string) => !isSteady && url.includes('refresh') && (refreshes += 1) % 2 === 1;
  const base = await listen(authService({ clock, life: 1, latency: 5 }), isCut);
  await signIn(base);
  const victim = startProcess(base, 1e9);
  const others = [1, 2].map(() => startProcess(base, calls));
  setTimeout(() => victim.kill('SIGKILL'), 1500);
  await Promise.all([victim, ...others].map((child) => once(child, 'close')));
  expect(refreshes).toBeGreaterThan(1);
  for (const child of others) expect(child.output()).not.toContain('signed out');
  isSteady = true;
  const later = createNodeClient({ baseUrls: { auth: base, portfolio: base }, folder });
  expect(await later.refresh()).toMatchObject({ ok: true });
  later.dispose();
});
