// Tests an image as a distrustful operator runs it: without privileges, and writable only in its volume.
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '../support/findProgram.ts';
import { freePort, ownerPassword } from '../support/product.ts';
import { run } from '../support/run.ts';
import { ownArchitecture, podman, type Architecture } from './architectures.ts';
import type { HealthCheck } from './healthCheck.ts';

const container = `janus-trial-${process.pid}`;
/** crun fails on some machines because of their cgroups; runc starts them. */
const runtime = findProgram('runc') === undefined ? [] : ['--runtime=runc'];
const closed = [
  '--read-only',
  '--read-only-tmpfs=false',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  '--network=host',
  // Podman would raise these limits, which not every root user may do.
  '--ulimit=nofile=10000:10000',
  '--ulimit=nproc=10000:10000',
];
const patience = { own: 120_000, emulated: 400_000 };
/** An emulated processor may not render the sample's texts within the time limit of a text. */
const withoutSample = ['--env=JANUS_SAMPLE=off'];
const pages = ['/', '/en', '/?domain=blog', '/en?domain=blog', '/share/portfolio.en.png'];

const inside = async (...words: string[]) => (await run('podman', ['exec', ...words])).code;

/** Starts the container; returns the seconds until it was ready. */
async function start(image: string, base: string, isOwn: boolean): Promise<number> {
  const started = performance.now();
  const { port } = new URL(base);
  const words = ['--detach', `--name=${container}`, `--volume=${container}:/data`, `--env=PORT=${port}`];
  const password = `--env=JANUS_OWNER_PASSWORD=${ownerPassword}`;
  await podman(...runtime, 'run', ...words, password, ...(isOwn ? [] : withoutSample), ...closed, image);
  for (;;) {
    const answer = await fetch(`${base}/readyz`).catch(() => undefined);
    if (answer?.ok) return (performance.now() - started) / 1000;
    if ((await podman('inspect', '--format={{.State.Running}}', container)) !== 'true')
      throw new Error(`It ended at once:\n${await podman('logs', container)}`);
    if (performance.now() - started > patience[isOwn ? 'own' : 'emulated'])
      throw new Error('It was not ready in time.');
    await wait(100);
  }
}

async function status(): Promise<(name: string) => string> {
  const pid = await podman('inspect', '--format={{.State.Pid}}', container);
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  return (name) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(text)?.[1] ?? '';
}

/** Stops the container as an update does; returns the faults. */
async function stop(): Promise<string[]> {
  await podman('stop', '--time=20', container);
  const code = await podman('inspect', '--format={{.State.ExitCode}}', container);
  await podman('rm', container);
  return code === '0' ? [] : [`it ended with ${code} when it was told to stop`];
}

async function signIn(base: string): Promise<boolean> {
  const { ok } = await fetch(`${base}/api/v1/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'owner', password: ownerPassword }),
  });
  return ok;
}

async function look(base: string, [, ...check]: readonly string[], isOwn: boolean): Promise<string[]> {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  for (const page of isOwn ? [...pages, '/cv/ru.pdf'] : pages) {
    const { status } = await fetch(base + page);
    expect(status === 200, `${page} is answered with ${status}`);
  }
  expect(await signIn(base), 'the owner cannot sign in');
  expect((await inside(container, ...check)) === 0, 'its health check finds it ill');
  const nobody = `--env=PORT=${await freePort()}`;
  expect((await inside(nobody, container, ...check)) !== 0, 'its health check finds well what is not there');
  for (const folder of ['/', '/opt/janus', '/tmp'])
    expect((await inside(container, 'touch', `${folder}/file`)) !== 0, `${folder} can be written to`);
  expect((await inside(container, 'touch', '/data/file')) === 0, '/data cannot be written to');
  expect((await status())('Uid') === '1000', 'it runs as another account than 1000');
  return faults;
}

/** Returns files that the server's account could change, or that must not be in the image. */
async function lookAtFiles(image: string): Promise<string[]> {
  const find = ['find', '/opt', '-writable', '-o', '-path', '/opt/janus/data', '-o', '-name', '.env'];
  const [program = '', ...words] = find;
  const said = await podman(
    ...runtime,
    'run',
    '--rm',
    ...closed.filter((one) => one !== '--read-only'),
    `--entrypoint=${program}`,
    image,
    ...words,
  );
  // Podman prints a remark there if the platform differs.
  const found = said.split('\n').filter((line) => line.startsWith('/'));
  return found.map((path) => `${path} is not for it to have`);
}

export interface Trial {
  faults: string[];
  /** The measurements, as text. */
  figures: string;
}

/** Tests the image of a platform; null if this machine cannot run that platform's programs. */
export async function tryImage(
  archive: string,
  name: string,
  architecture: Architecture,
  check: HealthCheck,
): Promise<Trial | null> {
  await podman('pull', '--quiet', `--arch=${architecture}`, `oci-archive:${archive}`);
  const image = `${name}-tried-${architecture}`;
  await podman('tag', name, image);
  try {
    const node = [...runtime, 'run', '--rm', ...closed, '--entrypoint=node', image, '--version'];
    const { code, output } = await run('podman', node);
    if (code !== 0 && /exec format error/i.test(output)) return null;
    const base = `http://127.0.0.1:${await freePort()}`;
    const isOwn = architecture === ownArchitecture;
    const faults = await lookAtFiles(image);
    const seconds = await start(image, base, isOwn);
    faults.push(...(await look(base, check.Test, isOwn)));
    const megabytes = (Number((await status())('VmRSS')) * 1024) / 1e6;
    faults.push(...(await stop()));
    await start(image, base, isOwn);
    if (!(await signIn(base))) faults.push('after a new start its data is gone');
    faults.push(...(await stop()));
    return {
      faults,
      figures: `ready after ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB of memory`,
    };
  } catch (error) {
    return { faults: [String(error)], figures: 'not tried to the end' };
  } finally {
    await run('podman', ['rm', '--force', container]);
    await run('podman', ['volume', 'rm', '--force', container]);
    await run('podman', ['image', 'rm', '--force', image, name]);
  }
}
