// Signs in, lists the posts, publishes a Markdown file. Node 22.18 and newer run it as it is.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createClient, errorText, posts, wholeList } from '@janus-site/core';
import type { Outcome } from '@janus-site/core';

const help = `Usage: node publish.ts [--language ru|en] [--draft] [file.md]
Without a file: lists the posts. With one: publishes it; its first heading ("# …") is the title.
Environment: JANUS_URL, JANUS_USERNAME, JANUS_PASSWORD
Exit codes: 0 done, 1 refused or unreachable, 2 called in a wrong way, 66 no such file`;

function fail(code: number, message: string): never {
  console.error(`publish: ${message}`);
  process.exit(code);
}
const dataOf = <T>(result: Outcome<T>): T =>
  result.ok ? result.data : fail(1, errorText(result.error, 'en'));

function readCall() {
  const options = {
    language: { type: 'string' },
    draft: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return fail(2, `${(error as Error).message}\n${help}`);
  }
}

async function main({ values, positionals: [file, ...more] }: ReturnType<typeof readCall>) {
  if (values.help) return console.log(help);
  const { JANUS_URL: url, JANUS_USERNAME: username, JANUS_PASSWORD: password } = process.env;
  const { language = 'en', draft } = values;
  if (more.length > 0 || (language !== 'ru' && language !== 'en')) fail(2, help);
  if (!url || !username || !password) fail(2, 'set JANUS_URL, JANUS_USERNAME and JANUS_PASSWORD');
  const read = file && (await readFile(file, 'utf8').catch((error: Error) => fail(66, error.message)));
  // Some editors begin a file with a byte order mark.
  const text = read?.replace(/^\uFEFF/, '');
  const [heading, title] = /^# +(.+)\n*/m.exec(text ?? '') ?? [];
  if (text !== undefined && !title) fail(2, `${file} has no "# Heading" to take the title from`);

  const client = createClient({ baseUrls: { auth: url, portfolio: url, posts: url } });
  dataOf(await client.login({ username, password }));
  if (text && heading && title) {
    const status = draft ? 'draft' : 'published';
    const translations = [{ language, title, body: text.replace(heading, ''), status } as const];
    const { id, slug } = dataOf(await posts.create.run(client.api, { translations }));
    console.log(draft ? `draft ${url}/posts/${id}/edit` : `published ${url}/post/${slug}`);
  } else {
    const { items } = dataOf(await wholeList((page) => posts.list(page)).load(client.api));
    for (const { slug, translations } of items)
      console.log([slug, ...translations.map((one) => `${one.language}:${one.status}`)].join(' '));
  }
  dataOf(await client.logout());
}

await main(readCall());
