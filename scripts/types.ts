// The types of the tools and of every package, by the native compiler; a package is its own project.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './support/root.ts';
import { run } from './support/run.ts';

if (process.argv.includes('--help')) {
  console.log(
    'npm run types\n\nChecks the types of the tools and of every package. npm run check includes it.',
  );
  process.exit(0);
}

const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
const projects = ['packages/core', 'packages/ui', 'packages/server', 'packages/site', '.'];
/** Places that were told: each package is compiled again with those that import it. */
const told = new Set<string>();

/** The errors of this output that no project had before, with the lines below them. */
function newErrors(output: string): string[] {
  return output
    .trim()
    .split(/\n(?! )/)
    .filter((error) => {
      const place = /^.+?\(\d+,\d+\): error \w+/.exec(error)?.[0] ?? error;
      return !told.has(place) && told.add(place);
    });
}

for (const project of projects.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))) {
  const { code, output } = await run(process.execPath, [compiler, '--noEmit', '--project', project]);
  if (code === 0) continue;
  process.exitCode = 1;
  const errors = newErrors(output);
  if (errors.length > 0) console.error(`${project === '.' ? 'scripts' : project}:\n${errors.join('\n')}\n`);
}
