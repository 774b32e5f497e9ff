// Programs in a runtime other than Node, which is installed from npm for the trial and is not a dependency.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { run, toolEnvironment } from '../support/run.ts';
import { runOrThrow } from '../support/runOrThrow.ts';
import { messagesToken, sendMessage, titlesOf } from './look.ts';

/** The newest versions that the examples were tried with. */
const versions = { deno: '2.9.6', bun: '1.4.5' } as const;

/** Runs a program with a running Janus; returns its faults. */
export type ProgramTrial = (project: string, janus: string) => Promise<string[]>;

/** Installs a runtime next to the project; returns a function that runs commands with it on the path. */
async function install(runtime: keyof typeof versions, project: string) {
  const folder = join(dirname(project), runtime);
  await mkdir(folder, { recursive: true });
  const manifest = { private: true, allowScripts: { [runtime]: true } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const words = ['install', `${runtime}@${versions[runtime]}`, '--no-audit', '--no-fund', '--loglevel=error'];
  await runOrThrow('npm', words, { cwd: folder });
  const env = {
    PATH: [join(folder, 'node_modules/.bin'), toolEnvironment()['PATH']].join(delimiter),
    NO_COLOR: '1',
    DENO_DIR: join(folder, 'cache'),
    DENO_NO_UPDATE_CHECK: '1',
  };
  return (command: string, ...parameters: string[]) => run(command, parameters, { cwd: project, env });
}

/** Returns a fault unless a command ended as expected. */
function faultOf({ code, output }: { code: number; output: string }, wanted: number, text: string): string[] {
  const isRight = code === wanted && output.includes(text);
  return isRight ? [] : [`Exit code ${code} instead of ${wanted} with “${text}”:\n${output}`];
}

/** Checks that its types are valid for Deno, that it prints the newest post and calls only its allowed host. */
export const digestsInDeno: ProgramTrial = async (project, janus) => {
  const file = join(project, 'deno.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('me.example', new URL(janus).host));
  const deno = await install('deno', project);
  const [, title = ''] = await titlesOf(janus);
  const elsewhere = janus.replace('127.0.0.1', 'localhost');
  return [
    ...faultOf(await deno('deno', 'check', 'main.ts'), 0, ''),
    ...faultOf(await deno('deno', 'task', 'digest', janus, '36500'), 0, `[${title}](${janus}/en/post/`),
    ...faultOf(await deno('deno', 'task', 'digest', elsewhere), 1, 'Requires net access to "localhost'),
    ...faultOf(await deno('deno', 'task', 'digest'), 2, 'Usage: deno task digest'),
  ];
};

/** Checks that the program and its compiled form store a new message once and report a wrong token. */
export const keepsMessagesInBun: ProgramTrial = async (project, janus) => {
  const bun = await install('bun', project);
  const { message } = await sendMessage(janus, 'To be kept');
  const settings = (token: string) =>
    writeFile(join(project, '.env'), `JANUS_URL=${janus}\nJANUS_TOKEN=${token}\n`);
  await settings('janus_pat_wrong');
  const faults = faultOf(await bun('bun', 'run', 'backup', 'kept.jsonl'), 1, 'backup: ');
  await settings(await messagesToken(janus));
  faults.push(...faultOf(await bun('bun', 'run', 'backup', 'kept.jsonl'), 0, ' new, '));
  const kept = await readFile(join(project, 'kept.jsonl'), 'utf8');
  if (kept.split(message).length !== 2) faults.push(`Not kept once: ${kept}`);
  faults.push(...faultOf(await bun('bun', 'run', 'build'), 0, 'backup'));
  return [...faults, ...faultOf(await bun('./backup', 'kept.jsonl'), 0, '0 new, ')];
};
