import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../scripts/support/root.ts';
import { toolEnvironment } from '../../scripts/support/run.ts';

const command = [
  '--conditions=janus-source',
  '--disable-warning=ExperimentalWarning',
  'packages/server/src/cli/main.ts',
];

/** Writes the visitors' pages of the site at this port into a folder with the product's own command. */
export async function writeStaticCopy(port: number, folder: string): Promise<void> {
  const environment = toolEnvironment({ PORT: String(port), JANUS_DATA: join(folder, '..', 'no-data') });
  const words = [...command, 'export', '--html', folder];
  const child = spawn(process.execPath, words, { cwd: root, env: environment, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The site was not copied: ${code}`);
}
