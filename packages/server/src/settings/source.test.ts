import { expect, test } from 'vitest';
import { definitions } from './definitions.ts';
import { tellUnknown } from './source.ts';

test.each([
  ['JANUS_PORTFOLIO_HOST', 'JANUS_PORTFOLIO_HOSTS'],
  ['JANUS_PROTFOLIO_HOSTS', 'JANUS_PORTFOLIO_HOSTS'],
  ['JANUS_PORT', 'PORT'],
  ['JANUS_DATABASE_URL', 'DATABASE_URL'],
  ['JANUS_DATA_FOLDER', null],
  ['JANUS_COLOUR', null],
])('a warning about %s names the intended setting: %s', (name, meant) => {
  const warning = tellUnknown(name);
  expect(warning).toContain(`${name} is no setting of Janus`);
  const named = definitions.filter((definition) => warning.includes(` (${definition.name} is)`));
  expect(named.map((definition) => definition.name)).toEqual(meant === null ? [] : [meant]);
});
