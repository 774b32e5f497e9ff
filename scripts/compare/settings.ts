import { join } from 'node:path';

/** What the command tells the run of Playwright that it starts. */
export interface Settings {
  /** Where the subjects are read from, and pictures and the report are written to. */
  folder: string;
  /** Whether pictures are made to compare with, or compared. */
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
