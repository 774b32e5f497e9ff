// Collects the texts of the interface into its catalogues and removes those that no file contains any more.
// `--check` writes nothing and fails if a collection would change a file or a text has no translation.
import { join } from 'node:path';
import { root } from './support/root.ts';
import { run } from './support/run.ts';

const commands = process.argv.includes('--check')
  ? [
      ['check', 'sync', '--clean', '--verbose'],
      ['check', 'missing', '--mode', 'catalog', '--verbose'],
    ]
  : [['extract', '--clean']];

if (process.argv.includes('--help')) {
  console.log('npm run catalogues [-- --check]\n\nCollects texts into packages/ui/src/locales.');
  process.exit(0);
}

const lingui = join(root, 'node_modules/@lingui/cli/dist/lingui.js');
for (const parameters of commands) {
  const { code, output } = await run(process.execPath, [lingui, ...parameters]);
  // Lingui's closing hints name commands that have other names in this repository.
  console.log(output.replaceAll(/^\(Use .*\)$/gm, '').trim());
  if (code === 0) continue;
  process.exitCode = 1;
  if (parameters[1] === 'sync') console.error('Run `npm run catalogues` and commit what it writes.');
  if (parameters[1] === 'missing')
    console.error('Write the missing translations into packages/ui/src/locales.');
}
