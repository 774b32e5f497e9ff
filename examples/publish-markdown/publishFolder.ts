// Publishes a folder of Markdown with an access token, as CI does after each change: a file is the post with its name,
// its first heading ("# …") is the title, and unchanged posts are skipped. Node 22.18 and newer run it as it is.
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createTokenApi, errorText, posts } from '@janus-site/core';
import type { Api, Outcome } from '@janus-site/core';

const help = `Usage: node publishFolder.ts FOLDER [ru|en]
Environment: JANUS_URL, JANUS_TOKEN (scope posts; made in the panel under the profile, or by "janus token create")
Exit codes: 0 done, 1 refused or unreachable, 2 called in a wrong way, 66 no such folder`;

function fail(code: number, message: string): never {
  console.error(`publishFolder: ${message}`);
  process.exit(code);
}
const dataOf = <T>(result: Outcome<T>): T =>
  result.ok ? result.data : fail(1, errorText(result.error, 'en'));

/** Creates the post of a file, or updates its text; returns what it did. */
async function publish(api: Api, file: string, language: 'ru' | 'en'): Promise<string> {
  // Some editors begin a file with a byte order mark.
  const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
  const [heading, title] = /^# +(.+)\n*/m.exec(text) ?? [];
  if (!heading || !title) return fail(2, `${file} has no "# Heading" to take the title from`);
  const slug = basename(file, '.md');
  const wanted = { language, title, body: text.replace(heading, ''), status: 'published' } as const;

  const found = await posts.byReference(slug).load(api);
  if (!found.ok && found.error.kind === 'http' && found.error.status === 404) {
    dataOf(await posts.create.run(api, { slug, translations: [wanted] }));
    return 'published';
  }
  const { id, translations } = dataOf(found);
  const present = translations.find((one) => one.language === language);
  if (present?.body === wanted.body && present.title === title && present.status === 'published')
    return 'unchanged';
  const revision = present && { revision: present.revision };
  dataOf(await posts.update.run(api, { id, body: { translations: [{ ...wanted, ...revision }] } }));
  return 'updated';
}

const [folder, language = 'en', ...more] = process.argv.slice(2);
const { JANUS_URL: url, JANUS_TOKEN: token } = process.env;
if (folder === '--help') {
  console.log(help);
  process.exit();
}
if (!folder || more.length > 0 || (language !== 'ru' && language !== 'en')) fail(2, help);
if (!url || !token) fail(2, 'set JANUS_URL and JANUS_TOKEN');

const api = createTokenApi({ baseUrls: { auth: url, portfolio: url, posts: url }, token });
const names = await readdir(folder).catch((error: Error) => fail(66, error.message));
const files = names.filter((name) => name.endsWith('.md')).toSorted();
for (const name of files) console.log(`${await publish(api, join(folder, name), language)} ${name}`);
