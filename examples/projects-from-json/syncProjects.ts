// Updates projects from a JSON file, as a CI job does after each change: an array of projects in the form in which the
// API creates them, each with its `slug`. Simultaneous changes in the panel are not overwritten. Node 22.18 and newer
// run it as it is.
import { readFile } from 'node:fs/promises';
import { createTokenApi, errorText, projects, wholeList, withOptions } from '@janus-site/core';
import type { Api, Outcome, Project, ProjectCreate } from '@janus-site/core';

const help = `Usage: node syncProjects.ts FILE.json
Environment: JANUS_URL, JANUS_TOKEN (scope projects; made in the panel under the profile, or by "janus token create")
Exit codes: 0 done, 1 refused or unreachable, 2 called in a wrong way or not JSON, 66 no such file`;

type Wanted = ProjectCreate & { slug: string };

function fail(code: number, message: string): never {
  console.error(`syncProjects: ${message}`);
  process.exit(code);
}
const dataOf = <T>(result: Outcome<T>): T =>
  result.ok ? result.data : fail(1, errorText(result.error, 'en'));

/** Returns the fields that differ from the existing ones. */
function changesOf<Fields extends object>(wanted: Fields, present: object): Partial<Fields> | null {
  const there = present as Record<string, unknown>;
  const changed = Object.entries(wanted).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(there[name]),
  );
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Fields>) : null;
}

/** Reads a project; writes with the returned `api` are refused if somebody has changed the project since. */
async function read(api: Api, id: string): Promise<{ api: Api; project: Project }> {
  const found = await projects.byId(id).load(api);
  const tag = found.response?.headers.get('etag') ?? '';
  return { api: withOptions(api, { headers: { 'If-Match': tag } }), project: dataOf(found) };
}

/** Creates a project or updates it from the file; returns what it did. */
async function sync(api: Api, { translations = [], ...fields }: Wanted, id?: string): Promise<string> {
  if (id === undefined) {
    dataOf(await projects.create.run(api, { ...fields, translations }));
    return 'created';
  }
  let done = 'unchanged';
  let now = await read(api, id);
  const wrote = async (result: Outcome<unknown>) => {
    dataOf(result);
    done = 'updated';
    now = await read(api, id);
  };
  const body = changesOf(fields, now.project);
  if (body) await wrote(await projects.update.run(now.api, { id, body }));
  for (const text of translations) {
    const present = now.project.translations.find(({ language }) => language === text.language);
    const change = present && changesOf(text, present);
    if (!present) await wrote(await projects.addTranslation.run(api, { id, body: text }));
    else if (change)
      await wrote(
        await projects.updateTranslation.run(now.api, { id, translationId: present.id, body: change }),
      );
  }
  return done;
}

const [file, ...more] = process.argv.slice(2);
const { JANUS_URL: url, JANUS_TOKEN: token } = process.env;
if (file === '--help') {
  console.log(help);
  process.exit();
}
if (!file || more.length > 0) fail(2, help);
if (!url || !token) fail(2, 'set JANUS_URL and JANUS_TOKEN');

const wanted = await readFile(file, 'utf8')
  .catch((error: Error) => fail(66, error.message))
  .then((text) => JSON.parse(text) as Wanted[])
  .catch((error: Error) => fail(2, `${file}: ${error.message}`));
const api = createTokenApi({ baseUrls: { auth: url, portfolio: url, posts: url }, token });
const { items } = dataOf(await wholeList((page) => projects.list(page)).load(api));
const idOf = (slug: string) => items.find((project) => project.slug === slug)?.id;
for (const project of wanted) console.log(`${await sync(api, project, idOf(project.slug))} ${project.slug}`);
for (const { slug } of items.filter((present) => wanted.every((one) => one.slug !== present.slug)))
  console.log(`left alone ${slug}: it is not in the file`);
