// A developer's copy of the source tree: edits of a test affect nothing else.
import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { linkModules } from '../../scripts/support/linkModules.ts';
import { freePort } from '../../scripts/support/product.ts';
import { root } from '../../scripts/support/root.ts';

const sources = [
  'packages',
  'openapi',
  'scripts/support',
  'package.json',
  'lingui.config.ts',
  'vite.shared.ts',
  'tsconfig.base.json',
];
const left = new Set(['node_modules', 'dist', 'storybook-static']);

export interface WorkingCopy {
  folder: string;
  port: number;
  stop(): Promise<void>;
}

/** Starts `npm run dev` in a copy of the source and waits for its first page. */
export async function startWorkingCopy(): Promise<WorkingCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'janus-working-copy-'));
  const isWanted = (path: string) =>
    !relative(root, path)
      .split(sep)
      .some((name) => left.has(name));
  for (const name of sources)
    await cp(join(root, name), join(folder, name), { recursive: true, filter: isWanted });
  await linkModules(folder);
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      '--conditions=janus-source',
      '--disable-warning=ExperimentalWarning',
      'packages/site/src/start/serve.ts',
      '--dev',
    ],
    {
      cwd: folder,
      env: { ...process.env, PORT: String(port), NODE_ENV: 'development' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`npm run dev ended at once:\n${output}`);
    await wait(200);
  }
  return {
    folder,
    port,
    async stop() {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
