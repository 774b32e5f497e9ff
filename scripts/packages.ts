// core and ui as somebody else would install them: built, packed, manifests linted, types resolved, bytes weighed.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleSize } from './support/bundleSize.ts';
import { libraryStamp } from './support/freshness.ts';
import { root } from './support/root.ts';
import { run } from './support/run.ts';
import { stagePackage } from './support/stagePackage.ts';
import { youngStyles } from './support/youngStyles.ts';

const tool = (path: string) => join(root, 'node_modules', path);

interface Budget {
  what: string;
  code: string;
  /** The most bytes that a page may get at once, brotli. */
  limit: number;
}

interface Library {
  name: 'core' | 'ui';
  budgets: readonly Budget[];
  /** The most bytes with all that comes on demand. */
  limitInAll: number;
  /** Doors without types: styles. */
  untyped: readonly string[];
}

const libraries: readonly Library[] = [
  {
    name: 'core',
    // What talks to the auth service comes with the first call, so a page that only asks "is somebody signed in?" never
    // pays for it. The budget holds for what comes at once; all of it together is above the budget, which is said, and
    // held to a limit of its own. It is what a signed-in person has after the first refresh.
    budgets: [
      {
        what: 'session and tokens',
        code: "export { createSession, memoryTokens } from './index.js';",
        limit: 3000,
      },
      {
        what: 'with openapi-fetch',
        code: "export { createSession, createApi } from './index.js';",
        limit: 6000,
      },
      { what: 'one helper', code: "export { withVersion } from './index.js';", limit: 200 },
      { what: 'the whole client', code: "export { createClient } from './index.js';", limit: 3000 },
    ],
    limitInAll: 10_500,
    untyped: [],
  },
  {
    name: 'ui',
    // Without React, which the page has anyway; with core, Lingui and whatever else a part brings.
    budgets: [
      { what: 'ui: a Button', code: "export { Button } from './index.js';", limit: 420 },
      { what: 'ui: the provider', code: "export { JanusProvider } from './index.js';", limit: 14_550 },
      { what: 'ui: a list of posts', code: "export { PostRows } from './index.js';", limit: 1900 },
      { what: 'ui: the door', code: "export * from './index.js';", limit: 66_000 },
      { what: 'ui: the door of screens', code: "export * from './screens.js';", limit: 22_200 },
      { what: 'ui: the door of the admin area', code: "export * from './admin.js';", limit: 143_000 },
      { what: 'ui: the words', code: "export * from './locales/en.js';", limit: 2150 },
    ],
    limitInAll: 360_500,
    untyped: ['./theme.css', './fonts.css', './typefaces.css', './styles.css', './admin.css'],
  },
];

async function isSound({ name, untyped }: Library): Promise<boolean> {
  const folder = join(root, 'packages', name);
  const temporary = await mkdtemp(join(tmpdir(), 'janus-package-'));
  const staged = join(temporary, name);
  const must = async (...parameters: string[]) => {
    const { code, output } = await run(process.execPath, parameters, { cwd: folder });
    if (code !== 0) console.error(output.trim());
    return code === 0;
  };
  try {
    await rm(libraryStamp(name), { force: true });
    if (!(await must(tool('tsup/dist/cli-default.js'), '--silent'))) return false;
    await mkdir(dirname(libraryStamp(name)), { recursive: true });
    await writeFile(libraryStamp(name), '');
    await cp(join(folder, 'dist'), join(staged, 'dist'), { recursive: true });
    await stagePackage(name, staged);
    const types = [tool('@arethetypeswrong/cli/dist/index.js'), '--pack', staged, '--profile', 'esm-only'];
    const excluded = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : [];
    return (
      (await must(tool('publint/src/cli.js'), staged, '--strict')) &&
      (await must(...types, '--no-emoji', ...excluded))
    );
  } finally {
    await rm(temporary, { recursive: true });
  }
}

async function isLight({ name, budgets, limitInAll }: Library): Promise<boolean> {
  let result = true;
  for (const { what, code, limit } of budgets) {
    const { atOnce, inAll } = await bundleSize(code, join(root, 'packages', name, 'dist/index.js'));
    const isOver = atOnce > limit || inAll > limitInAll;
    const verdict = isOver ? ' TOO HEAVY' : '';
    const onDemand = inAll > atOnce ? `; ${inAll} with all that comes on demand` : '';
    console.log(`${what}: ${atOnce} of ${limit} bytes at once${onDemand}${verdict}`);
    if (isOver) result = false;
  }
  return result;
}

/** Whether the oldest browsers that the README names know the styles. */
async function isKnownToBrowsers({ name }: Library): Promise<boolean> {
  const folder = join(root, 'packages', name, 'dist');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  if (files.length === 0) return true;
  const styles = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const young = await youngStyles(styles.join('\n'));
  for (const line of young) console.error(`${name}: ${line}`);
  return young.length === 0;
}

async function check(): Promise<boolean> {
  // One after the other: ui is weighed with core as it is built.
  for (const library of libraries) {
    const isGood = (await isSound(library)) && (await isLight(library)) && (await isKnownToBrowsers(library));
    if (!isGood) return false;
  }
  return true;
}

if (!(await check())) process.exitCode = 1;
