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
const projects = ['.', 'packages/core', 'packages/ui', 'packages/server', 'packages/site'];

for (const project of projects.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))) {
  const { code, output } = await run(process.execPath, [compiler, '--noEmit', '--project', project]);
  if (code === 0) continue;
  process.exitCode = 1;
  console.error(`${project === '.' ? 'scripts' : project}:\n${output}`);
}
