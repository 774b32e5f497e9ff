import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { definitions, type SettingName } from './definitions.ts';

export interface Found {
  /** Null where neither a source nor a default gives a value. */
  value: string | null;
  source: 'environment' | 'file' | 'default';
}

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Sources {
  values: Readonly<Record<SettingName, Found>>;
  /** The file that was read; null when there was none. */
  file: string | null;
  /** Names in the file, or beginning with JANUS_ in the environment, that no setting has. */
  unknown: readonly string[];
}

function readOptional(file: string, isAsked: boolean): Environment | null {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!isAsked && (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The environment first, then the file (`JANUS_CONFIG`, or `janus.env` where there is one), then the defaults. */
export function readSources(environment: Environment, folder: string): Sources {
  const asked = environment['JANUS_CONFIG'];
  const file = asked ?? `${folder}/janus.env`;
  const kept = readOptional(file, asked !== undefined);
  const find = (name: string, fallback: string | null): Found => {
    const given = environment[name];
    if (given !== undefined && given !== '') return { value: given, source: 'environment' };
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
