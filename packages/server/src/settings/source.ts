import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { definitions, type SettingName } from './definitions.ts';
import { SettingsError } from './settingsError.ts';

export interface Found {
  /** Null if neither a source nor a default provides a value. */
  value: string | null;
  source: 'environment' | 'file' | 'default';
}

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Sources {
  values: Readonly<Record<SettingName, Found>>;
  /** The file that was read; null if there was none. */
  file: string | null;
  /** Names in the file, or beginning with JANUS_ in the environment, that are not settings. */
  unknown: readonly string[];
}

function readOptional(file: string, isAsked: boolean): Environment | null {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!isAsked && code === 'ENOENT') return null;
    if (code === 'ENOENT')
      throw new SettingsError([
        `JANUS_CONFIG names ${file}, which is not there: make it (it may be empty), or name another file.`,
      ]);
    if (code === 'EACCES')
      throw new SettingsError([
        `This account may not read ${file}, the file of settings: let it, or name another file with JANUS_CONFIG.`,
      ]);
    throw new SettingsError([`${file}, the file of settings, cannot be read: ${message}`]);
  }
}

/** Reads the environment first, then the file (`JANUS_CONFIG`, or `janus.env` if it exists), then the defaults. */
export function readSources(environment: Environment, folder: string): Sources {
  const asked = environment['JANUS_CONFIG'];
  const file = asked ?? `${folder}/janus.env`;
  const kept = readOptional(file, asked !== undefined);
  const find = (name: string, fallback: string | null): Found => {
    const value = environment[name];
    if (value !== undefined && value !== '') return { value, source: 'environment' };
    const written = kept?.[name];
    if (written !== undefined && written !== '') return { value: written, source: 'file' };
    return { value: fallback, source: 'default' };
  };
  const names: ReadonlySet<string> = new Set(definitions.map((definition) => definition.name));
  const mentioned = [
    ...Object.keys(kept ?? {}),
    ...Object.keys(environment).filter((name) => name.startsWith('JANUS_')),
  ];
  const unknown = [...new Set(mentioned)].filter((name) => name !== 'JANUS_CONFIG' && !names.has(name));
  const values = Object.fromEntries(definitions.map(({ name, fallback }) => [name, find(name, fallback)]));
  return { values: values as Record<SettingName, Found>, file: kept ? file : null, unknown };
}

const leastAlike = 0.7;
const bare = (name: string) => name.replace(/^JANUS_/, '');

/** The share of two names that is equal at both ends, from 0 to 1: a typing error is in between. */
function shareOf(one: string, two: string): number {
  const shorter = Math.min(one.length, two.length);
  let [start, end] = [0, 0];
  while (start < shorter && one[start] === two[start]) start += 1;
  while (end < shorter - start && one.at(-1 - end) === two.at(-1 - end)) end += 1;
  return (start + end) / Math.max(one.length, two.length);
}

/** Explains that a name is not a setting, and suggests the likely one. */
export function tellUnknown(name: string): string {
  const [nearest] = definitions
    .map((definition) => ({ name: definition.name, share: shareOf(bare(name), bare(definition.name)) }))
    .toSorted((a, b) => b.share - a.share);
  const meant = nearest && nearest.share >= leastAlike ? ` (${nearest.name} is)` : '';
  return `${name} is no setting of Janus${meant}: npm run janus -- config lists them.`;
}
