import { expect, test } from 'vitest';
import { stylePolicy } from './stylePolicy.ts';

test('a page may use its own style and images of the site, and nothing else', () => {
  expect(stylePolicy('p{}').split('; ')).toEqual([
    "default-src 'none'",
    "img-src 'self'",
    "style-src 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
});
