// Keeps the database of this version with the sample, for `hardening/releases`: later versions must open it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync } from 'node:zlib';
import { createClient, type Outcome } from '@janus-site/core';
import manifest from '../../package.json' with { type: 'json' };
import { commandWords } from '../support/commandLine.ts';
import { ownerPassword, startProduct } from '../support/product.ts';
import { root } from '../support/root.ts';
import { runOrThrow } from '../support/runOrThrow.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const help = `node --conditions=janus-source scripts/release/keepDatabase.ts

Starts this version on an empty folder, adds a message and a deleted post to its sample, and keeps the database in
packages/server/src/hardening/releases, named after the version.`;

function dataOf<T>(result: Outcome<T>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.data;
}

async function addWhatTheSampleLacks(port: number): Promise<void> {
  const url = `http://127.0.0.1:${port}`;
  const { api, login, dispose } = createClient({ baseUrls: { auth: url, portfolio: url, posts: url } });
  const message = { name: 'Анна', email: 'anna@example.com', message: 'Здравствуйте!' };
  dataOf(await api.portfolio.POST('/api/v1/feedback/', { body: message }));
  dataOf(await login({ username: 'owner', password: ownerPassword }));
  const text = { language: 'ru', title: 'Удалено', body: 'Текст', status: 'published' } as const;
  const { id } = dataOf(await api.posts.POST('/api/v1/posts/', { body: { translations: [text] } }));
  dataOf(await api.posts.DELETE('/api/v1/posts/{id}/', { params: { path: { id } } }));
  dispose();
}

/** Returns a backup without the pictures. */
async function backUp(folder: string): Promise<Buffer> {
  const file = join(folder, 'backup.janus');
  const words = ['--conditions=janus-source', '--disable-warning=ExperimentalWarning'];
  const commands = join(root, 'packages/server/src/cli/main.ts');
  const env = { JANUS_DATA: join(folder, 'data') };
  await runOrThrow(process.execPath, [...words, commands, 'backup', file], { env });
  const archive = new DatabaseSync(file);
  archive.exec('delete from backup_files; pragma journal_mode = delete; vacuum');
  archive.close();
  return readFileSync(file);
}

async function main(): Promise<void> {
  const folder = temporaryFolder('keep');
  const product = await startProduct(join(folder, 'data'));
  try {
    await addWhatTheSampleLacks(product.port);
  } finally {
    await product.stop();
  }
  const bytes = brotliCompressSync(await backUp(folder));
  const kept = `packages/server/src/hardening/releases/${manifest.version}.janus.br`;
  writeFileSync(join(root, kept), bytes);
  console.log(`${kept}: ${Math.round(bytes.length / 1024)} kB`);
}

if (commandWords().includes('--help')) console.log(help);
else await main();
