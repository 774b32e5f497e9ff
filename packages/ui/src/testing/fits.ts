import { expect } from 'storybook/test';

/** Checks at the end of a story with long words that nothing makes the page wider than the screen. */
export async function fits(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
