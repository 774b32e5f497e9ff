import { expect, test } from 'vitest';
import { ownAccents } from '@janus-site/server';
import { look } from './look.ts';

test('the default accents of covers are the default accents of the pages', () => {
  const { portfolio, blog } = look({});
  expect(ownAccents).toEqual({ portfolio: portfolio.accent[0], blog: blog.accent[0] });
});
