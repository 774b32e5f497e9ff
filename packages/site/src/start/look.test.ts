import { expect, test } from 'vitest';
import { ownAccents } from '@janus-site/server';
import { look } from './look.ts';

test('covers are drawn in the colours of the pages while the owner has chosen none', () => {
  const { portfolio, blog } = look({});
  expect(ownAccents).toEqual({ portfolio: portfolio.accent[0], blog: blog.accent[0] });
});
