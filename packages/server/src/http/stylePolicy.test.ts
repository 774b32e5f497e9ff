import { expect, test } from 'vitest';
import { stylePolicy } from './stylePolicy.ts';

const hash = 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=';

test('a page may use its own style and images of the site, and nothing else', () => {
  expect(stylePolicy('p{}', { allowIcon: true }).split('; ')).toEqual([
    "default-src 'none'",
    "img-src 'self'",
    `style-src '${hash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
});

test('a picture may use its own style, and nothing else', () => {
  expect(stylePolicy('p{}').split('; ')).toEqual([
    "default-src 'none'",
    `style-src '${hash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
});
