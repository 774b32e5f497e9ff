import { expect, test } from 'vitest';
import { hashToken } from '../../accounts/tokens.ts';
import { makeLink, noLink, shownToken } from './link.ts';

const here = { secret: 'the secret of this server' };

test('a link’s token can be shown again only by the server that made it', () => {
  const link = makeLink(here);
  const token = shownToken(here, link);
  expect(hashToken(token ?? '')).toBe(link.link_hash);
  expect(shownToken({ secret: 'another one' }, link)).toBeNull();
  expect(makeLink(here).link_hash).not.toBe(link.link_hash);
  expect(JSON.stringify(link)).not.toContain(token);
});

test('an imported version has no link', () => {
  expect(shownToken(here, noLink())).toBeNull();
});
