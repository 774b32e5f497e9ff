import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/product.ts';

export interface StaticServer {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** Starts nginx with one worker that serves these bytes and headers at `/`, by default settings and with a log. */
export async function startNginx(
  program: string,
  folder: string,
  body: Uint8Array,
  headers: Readonly<Record<string, string>>,
): Promise<StaticServer> {
  const port = await freePort();
  const pages = join(folder, 'pages');
  await mkdir(pages, { recursive: true });
  await writeFile(join(pages, 'index.html'), body);
  const added = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  // Otherwise its worker runs as a user who may not read this folder.
  const asRoot = process.getuid?.() === 0 ? 'user root; ' : '';
  const configuration = `daemon off; ${asRoot}worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log ${folder}/access.log; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=100; ${temporary.join(' ')}
  types { text/html html; } charset utf-8;
  server { listen 127.0.0.1:${port}; root ${pages}; location / { ${added.join(' ')} } }
}`;
  const path = join(folder, 'nginx.conf');
  await writeFile(path, configuration);
  const child = spawn(program, ['-c', path, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.ok) return { port, pid: child.pid ?? 0, stop };
    await wait(50);
  }
  await stop();
  throw new Error('nginx did not start.');
}
