// `npm run examples`: tries each example as other people have it, with packed libraries and a running Janus.
import { spawn } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answersMessages, faultsOf, showsContent, type Look } from './examples/look.ts';
import { digestsInDeno, keepsMessagesInBun, type ProgramTrial } from './examples/runtimes.ts';
import { commandWords } from './support/commandLine.ts';
import { freePort, startProduct } from './support/product.ts';
import { root } from './support/root.ts';
import { toolEnvironment } from './support/run.ts';
import { runOrThrow } from './support/runOrThrow.ts';
import { packLibrary } from './support/stagePackage.ts';
import type { LibraryName } from './support/stagePackage.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const trials: Readonly<Record<string, ProgramTrial>> = {
  'vite-app': looksWith(showsContent),
  'next-app': looksWith(showsContent),
  'messages-dashboard': looksWith(answersMessages),
  'deno-digest': digestsInDeno,
  'bun-messages': keepsMessagesInBun,
};
const examples = Object.keys(trials);
const wanted = commandWords();

const npm = (cwd: string, ...words: string[]) => runOrThrow('npm', words, { cwd, env: janus });

type Tarballs = Readonly<Record<LibraryName, string>>;

/** Installs the example into a separate folder, with registry dependencies and our libraries from their tarballs. */
async function install(name: string, folder: string, tarballs: Tarballs): Promise<string> {
  const project = join(folder, name);
  await cp(join(root, 'examples', name), project, { recursive: true });
  const file = join(project, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { dependencies: Record<string, string> };
  for (const library of ['core', 'ui'] as const)
    if (`@janus-site/${library}` in manifest.dependencies)
      manifest.dependencies[`@janus-site/${library}`] = `file:${tarballs[library]}`;
  // ui's core is the same tarball, because its version is not in a registry yet.
  const overrides = { '@janus-site/core': `file:${tarballs.core}` };
  await writeFile(file, JSON.stringify({ ...manifest, overrides }, null, 2));
  await npm(project, 'install', '--no-audit', '--no-fund', '--loglevel=error');
  return project;
}

/** Builds an app, serves it and checks its pages. */
function looksWith(look: Look): ProgramTrial {
  return async (project) => {
    await npm(project, 'run', 'build');
    return serveAndLook(project, look);
  };
}

async function serveAndLook(project: string, look: Look): Promise<string[]> {
  const server = spawn('npm', ['run', 'preview', '--', '--port', port], {
    cwd: project,
    env: toolEnvironment(janus),
    stdio: 'ignore',
    detached: true,
  });
  try {
    const address = `${origin}/`;
    for (let tries = 0; tries < 150 && !(await fetch(address).catch(() => null))?.ok; tries += 1)
      await wait(200);
    return await faultsOf(address, url, look);
  } finally {
    if (server.pid) process.kill(-server.pid);
  }
}

const unknown = wanted.filter((word) => word !== '--help' && !examples.includes(word));
if (wanted.includes('--help') || unknown.length > 0) {
  console.log(`npm run examples [-- ${examples.join(' | ')}]

Packs core and ui and installs them into a copy of each example with npm (needs a network). Beside a running Janus it builds
an app and looks at its page in a browser, and runs a program in its runtime (Deno, Bun), which comes from npm as well.`);
  process.exit(unknown.length > 0 ? 2 : 0);
}

const folder = temporaryFolder('examples');
const port = String(await freePort());
const origin = `http://localhost:${port}`;
const product = await startProduct(join(folder, 'data'), [], undefined, { JANUS_CORS_ORIGINS: origin });
const url = `http://127.0.0.1:${product.port}`;
const janus = { JANUS_URL: url, VITE_JANUS_URL: url, NEXT_TELEMETRY_DISABLED: '1' };
try {
  const [core, ui] = [await packLibrary('core', folder), await packLibrary('ui', folder)];
  for (const [name, tryOut] of Object.entries(trials)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const started = performance.now();
    const project = await install(name, folder, { core, ui });
    const faults = await tryOut(project, url);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${faults.length > 0 ? 'FAILED' : 'ok    '} ${name} (${seconds} s)`);
    for (const fault of faults) console.log(`       ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await product.stop();
}
