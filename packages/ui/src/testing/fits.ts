import { expect } from 'storybook/test';

/** The end of a story with long words: nothing makes the page wider than the screen. */
export async function fits(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
