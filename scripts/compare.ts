// `npm run compare`: compares pictures of every story and every public page with those of an earlier version.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { comparePictures } from './compare/comparePictures.ts';
import { makeBase } from './support/makeBase.ts';
import { servePages } from './compare/servePages.ts';
import { serveStories } from './compare/serveStories.ts';
import type { Served, Subject } from './compare/subject.ts';
import { root } from './support/root.ts';
import { run } from './support/run.ts';
import { runOrThrow } from './support/runOrThrow.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const help = `npm run compare -- [options]

Pictures every story and every public page of the sample in both themes, 360, 768 and 1280 wide, as they were in an
earlier version and as they are now, and writes a report of those that differ in a single dot. Ends with 1 if any does.
All of them take hours; --only and --match choose.

  --from=VERSION   a commit, a branch or a tag. Default: the newest tag, the commit before this one if there is none
  --only=KIND      stories or pages; both by default
  --match=PATTERN  those whose name matches, as components-button or "blog en"
  --out=FOLDER     where pictures and report go (node_modules/.cache/janus-compare)
  --help           this text`;

const kinds = { stories: serveStories, pages: servePages };

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    only: { type: 'string' },
    match: { type: 'string', default: '' },
    out: { type: 'string', default: join(root, 'node_modules/.cache/janus-compare') },
    help: { type: 'boolean', default: false },
  },
});

async function newestVersion(): Promise<string> {
  const { code, output } = await run('git', ['describe', '--tags', '--abbrev=0']);
  return code === 0 ? output.trim() : 'HEAD~1';
}

async function compare(work: string): Promise<void> {
  const from = values.from ?? (await newestVersion());
  const commit = await runOrThrow('git', ['rev-parse', '--short', `${from}^{commit}`]);
  const name = new RegExp(values.match, 'i');
  const open: Served[] = [];
  const serve = async (tree: string, folder: string): Promise<Subject[]> => {
    const subjects: Subject[] = [];
    for (const [kind, start] of Object.entries(kinds)) {
      if ((values.only ?? kind) !== kind) continue;
      const served = await start(tree, folder);
      open.push(served);
      subjects.push(...served.subjects.filter((subject) => name.test(subject.name)));
    }
    return subjects;
  };
  try {
    console.log(`Builds ${from} (${commit}) and what is here.`);
    await makeBase(commit, join(work, 'source'));
    const before = await serve(join(work, 'source'), join(work, 'before'));
    const after = await serve(root, join(work, 'after'));
    const out = resolve(values.out);
    const { pictures, differ, added, removed } = await comparePictures(before, after, out, (text) =>
      process.stdout.write(text),
    );
    for (const subject of added) console.log(`new: ${subject}`);
    for (const subject of removed) console.log(`gone: ${subject}`);
    console.log(`Report: ${join(out, 'report/index.html')}`);
    console.log(`${pictures} pictures, ${differ} differ, ${added.length} new, ${removed.length} gone`);
    if (differ > 0) process.exitCode = 1;
  } finally {
    await Promise.all(open.map((served) => served.stop()));
  }
}

if (values.help) console.log(help);
else if (values.only !== undefined && !(values.only in kinds)) {
  console.error('--only takes stories or pages.');
  process.exitCode = 2;
} else await compare(temporaryFolder('compare'));
