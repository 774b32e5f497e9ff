// Keeps the database of this version with the sample, for `hardening/releases`: later versions must open it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync } from 'node:zlib';
import { commandWords } from '../support/commandLine.ts';
import { ownerPassword, startProduct } from '../support/product.ts';
import { root } from '../support/root.ts';
import { run } from '../support/run.ts';

const help = `node --conditions=janus-source scripts/release/keepDatabase.ts

Starts this version on an empty folder, adds a message and a deleted post to its sample, and keeps the database in
packages/server/src/hardening/releases, named after the version.`;

type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>;

function createAsk(port: number, token = ''): Ask {
  return async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  };
}

async function addWhatTheSampleLacks(port: number): Promise<void> {
  const visitor = createAsk(port);
  await visitor('POST', '/feedback/', { name: 'Анна', email: 'anna@example.com', message: 'Здравствуйте!' });
  const pair = await visitor('POST', '/login/', { username: 'owner', password: ownerPassword });
  const owner = createAsk(port, (pair as { access_token: string }).access_token);
  const translations = [{ language: 'ru', title: 'Удалено', body: 'Текст', status: 'published' }];
  const post = (await owner('POST', '/posts/', { translations })) as { id: string };
  await owner('DELETE', `/posts/${post.id}/`);
}

async function keep(folder: string): Promise<string> {
  const data = join(folder, 'data');
  const product = await startProduct(data);
  try {
    await addWhatTheSampleLacks(product.port);
  } finally {
    await product.stop();
  }
  const backup = join(folder, 'backup.janus');
  const words = ['--conditions=janus-source', '--disable-warning=ExperimentalWarning'];
  const cli = join(root, 'packages/server/src/cli/main.ts');
  const { code, output } = await run(process.execPath, [...words, cli, 'backup', backup], {
    env: { JANUS_DATA: data },
  });
  if (code !== 0) throw new Error(output);
  const archive = new DatabaseSync(backup);
  archive.exec('delete from backup_files; pragma journal_mode = delete; vacuum');
  archive.close();
  return backup;
}

if (commandWords().includes('--help')) {
  console.log(help);
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'janus-keep-'));
try {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const bytes = brotliCompressSync(readFileSync(await keep(folder)));
  const kept = `packages/server/src/hardening/releases/${version}.janus.br`;
  writeFileSync(join(root, kept), bytes);
  console.log(`${kept}: ${Math.round(bytes.length / 1024)} kB`);
} finally {
  rmSync(folder, { recursive: true });
}
