import { definitions, type Definition } from '../../settings/definitions.ts';
import { readSettings } from '../../settings/readSettings.ts';
import { readSources, tellUnknown } from '../../settings/source.ts';
import type { Command } from '../command.ts';

function formatValue({ isSecret }: Definition, value: string | null): string {
  if (value === null) return '(none)';
  if (value === '') return '(empty)';
  return isSecret ? '(hidden)' : value;
}

export const config: Command = {
  name: 'config',
  usage: '[--json]',
  summary: 'Prints every setting: its value, where it comes from, what it means.',
  details:
    'Settings come from the environment, then from the file JANUS_CONFIG or janus.env, then from their defaults.',
  options: { json: { type: 'boolean', meaning: 'As JSON, for scripts.' } },
  async run(parsed, { environment, folder, out, err }) {
    const { values, file, unknown } = readSources(environment, folder);
    const rows = definitions.map((definition: Definition & { name: keyof typeof values }) => {
      const { value, source } = values[definition.name];
      return {
        name: definition.name,
        value: formatValue(definition, value),
        source,
        meaning: definition.meaning,
      };
    });
    if (parsed.options['json'] === true) out(JSON.stringify(rows, null, 2));
    else for (const row of rows) out(`${row.name}=${row.value}  [${row.source}]\n    ${row.meaning}`);
    if (file !== null) err(`The file is ${file}.`);
    for (const name of unknown) err(tellUnknown(name));
    readSettings(environment, folder);
    return 0;
  },
};
