import server from '../../../package.json' with { type: 'json' };
import type { Command } from '../command.ts';

export const version: Command = {
  name: 'version',
  usage: '',
  summary: 'Prints the version of Janus.',
  async run(_given, { out }) {
    out(server.version);
    return 0;
  },
};
