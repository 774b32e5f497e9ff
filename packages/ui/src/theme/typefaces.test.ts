import { expect, test } from 'vitest';
import { fontStack, slowStack } from './typefaces.ts';

test('without the web font a sans-serif text is set in the font that the fallback is scaled from', () => {
  expect(fontStack('inter')).toBe("'Inter','Inter fallback',Arial,'Liberation Sans',system-ui,sans-serif");
  expect(fontStack('onest')).toBe("'Onest','Onest fallback',Arial,'Liberation Sans',system-ui,sans-serif");
  expect(slowStack).toBe("Arial,'Liberation Sans',system-ui,sans-serif");
});
