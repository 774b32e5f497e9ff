import { join } from 'node:path';

/** The settings passed to the Playwright run. */
export interface Settings {
  /** The folder of the subjects, the pictures and the report. */
  folder: string;
  /** Whether the base pictures are taken, or compared with. */
  isBase: boolean;
}

const variable = 'JANUS_COMPARE';

export const environmentOf = (settings: Settings): Record<string, string> => ({
  [variable]: JSON.stringify(settings),
});

export const readSettings = (): Settings => JSON.parse(process.env[variable] ?? '') as Settings;

type Place = Pick<Settings, 'folder'>;
export const subjectsFile = ({ folder }: Place): string => join(folder, 'subjects.json');
export const picturesFolder = ({ folder }: Place): string => join(folder, 'pictures');
export const outcomeFile = ({ folder }: Place): string => join(folder, 'outcome.json');
