import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The state of a stage; its root is a folder on this machine. */
export interface Stage {
  root: string;
  folder: string;
  environment: Record<string, string>;
  /** All other instructions, by name. */
  said: Partial<Record<string, string>>;
}

type Step = (stage: Stage, text: string, stages: ReadonlyMap<string, Stage>) => Promise<void> | void;

/** Folders in the root that the commands of a stage use. */
const ownFolders = /(?<=[\s"'=])\/(?=(?:image|release)(?:\/|\s|$))/g;

/** Only root can create files of another account. */
const ownAccount = (text: string) => {
  const [user, group] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  return user === 0 ? text : text.replace(/-o \d+ -g \d+/g, `-o ${user} -g ${group}`);
};

const say =
  (name: string): Step =>
  (stage, text) => {
    stage.said[name] = text;
  };

const inside = (stage: Stage, path: string) => join(stage.root, resolve(stage.folder, path));

const steps: Readonly<Record<string, Step>> = {
  ARG: () => undefined,
  async WORKDIR(stage, text) {
    stage.folder = resolve(stage.folder, text);
    await mkdir(inside(stage, '.'), { recursive: true });
  },
  async COPY(stage, text, stages) {
    const [, name = '', from = '', to = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(text) ?? [];
    const source = stages.get(name);
    if (source === undefined) throw new Error(`COPY ${text}: there is no stage ${name}.`);
    const target = inside(stage, to);
    await mkdir(target, { recursive: true });
    // With the owners of files, as in an image build.
    await execute('cp', ['-a', `${inside(source, from)}/.`, target]);
  },
  async RUN(stage, text) {
    const command = ownAccount(text).replaceAll(ownFolders, `${stage.root}/`);
    await execute('sh', ['-ec', command], { cwd: inside(stage, '.') });
  },
  ENV(stage, text) {
    for (const [, name = '', value = ''] of text.matchAll(/(\w+)=(\S+)/g)) stage.environment[name] = value;
  },
  VOLUME: say('VOLUME'),
  USER: say('USER'),
  EXPOSE: say('EXPOSE'),
  HEALTHCHECK: say('HEALTHCHECK'),
  ENTRYPOINT: say('ENTRYPOINT'),
};

/** Executes a Dockerfile with each stage in a folder instead of a system's root; returns the last stage. */
export async function walkDockerfile(text: string, context: string, place: string): Promise<Stage> {
  const newStage = (root: string): Stage => ({ root, folder: '/', environment: {}, said: {} });
  const stages = new Map([['', newStage(context)]]);
  let stage = newStage(context);
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const [, name = '', words = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      stage = newStage(join(place, `stage-${stages.size}`));
      await mkdir(stage.root);
      stages.set(/ AS (\w+)$/.exec(words)?.[1] ?? `${stages.size}`, stage);
    } else if (name in steps) await steps[name]?.(stage, words, stages);
    else throw new Error(`What does ${line} do?`);
  }
  return stage;
}
