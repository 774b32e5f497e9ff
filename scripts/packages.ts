// Checks core and ui as other projects install them: built, packed, manifests linted, types resolved, bytes weighed.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleSize } from './support/bundleSize.ts';
import { libraries } from './support/libraries.ts';
import type { Library } from './support/libraries.ts';
import { libraryStamp } from './support/freshness.ts';
import { root } from './support/root.ts';
import { run } from './support/run.ts';
import { stagePackage } from './support/stagePackage.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { youngStyles } from './support/youngStyles.ts';

const tool = (path: string) => join(root, 'node_modules', path);

async function isSound({ name, untyped }: Library): Promise<boolean> {
  const folder = join(root, 'packages', name);
  const staged = join(temporaryFolder('package'), name);
  const passes = async (...parameters: string[]) => {
    const { code, output } = await run(process.execPath, parameters, { cwd: folder });
    if (code !== 0) console.error(output.trim());
    return code === 0;
  };
  await rm(libraryStamp(name), { force: true });
  if (!(await passes(tool('tsup/dist/cli-default.js'), '--silent'))) return false;
  await mkdir(dirname(libraryStamp(name)), { recursive: true });
  await writeFile(libraryStamp(name), '');
  await cp(join(folder, 'dist'), join(staged, 'dist'), { recursive: true });
  await stagePackage(name, staged);
  const types = [tool('@arethetypeswrong/cli/dist/index.js'), '--pack', staged, '--profile', 'esm-only'];
  const excluded = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : [];
  return (
    (await passes(tool('publint/src/cli.js'), staged, '--strict')) &&
    (await passes(...types, '--no-emoji', ...excluded))
  );
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

/** Returns whether the oldest browsers in the README support the styles. */
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
  // One after the other, because ui is weighed with the built core.
  for (const library of libraries) {
    const isGood = (await isSound(library)) && (await isLight(library)) && (await isKnownToBrowsers(library));
    if (!isGood) return false;
  }
  return true;
}

if (!(await check())) process.exitCode = 1;
