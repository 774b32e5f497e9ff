// Appends new messages of the contact form to a file of JSON lines, oldest first: messages deleted in the panel stay in
// the file. Bun runs it as it is, reads `.env` next to it, and compiles it into one executable.
import { appendFile, readFile } from 'node:fs/promises';
import process from 'node:process';
import { createTokenApi, each, messages } from '@janus-site/core';
import type { Message } from '@janus-site/core';

const help = `Usage: bun backup.ts FILE.jsonl
Environment: JANUS_URL, JANUS_TOKEN (scope messages; made in the panel under the profile, or by "janus token create")
Exit codes: 0 done, 1 refused or unreachable, 2 called in a wrong way`;

function fail(code: number, message: string): never {
  console.error(`backup: ${message}`);
  process.exit(code);
}

/** Returns the ids in the file; none if it does not exist yet. */
async function keptIn(file: string): Promise<Set<string>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? '' : fail(1, error.message),
  );
  const lines = text.split('\n').filter((line) => line !== '');
  try {
    return new Set(lines.map((line) => (JSON.parse(line) as Message).id));
  } catch (error) {
    return fail(1, `${file}: ${(error as Error).message}`);
  }
}

const [file, ...more] = process.argv.slice(2);
const { JANUS_URL: url, JANUS_TOKEN: token } = process.env;
if (!file || more.length > 0) fail(2, help);
if (!url || !token) fail(2, 'set JANUS_URL and JANUS_TOKEN');

const api = createTokenApi({ baseUrls: { auth: url, portfolio: url, posts: url }, token });
const kept = await keptIn(file);
const found: Message[] = [];
try {
  for (const state of ['inbox', 'archived'] as const)
    for await (const message of each(api, (page) => messages.list({ ...page, state })))
      if (!kept.has(message.id)) {
        // A message that is archived meanwhile is in both lists.
        kept.add(message.id);
        found.push(message);
      }
} catch (error) {
  fail(1, (error as Error).message);
}
found.sort((one, other) => one.created_at.localeCompare(other.created_at));
await appendFile(file, found.map((message) => `${JSON.stringify(message)}\n`).join(''), { mode: 0o600 });
console.log(`${found.length} new, ${kept.size} in all`);
