import type { Page } from '@playwright/test';

/** The part of Storybook's preview that holds the state of the story in its frame. */
interface Preview {
  currentRender?: { phase?: string };
}

/** Runs in the page; returns whether a story has finished playing. Throws if it has failed. */
function isPlayed(): boolean {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview | undefined;
  const phase = preview?.currentRender?.phase;
  if (phase === 'errored') throw new Error('The story has failed.');
  return phase === 'finished';
}

/** Runs in the page; loads everything that is lazy or late. An optional font would be missing at random. */
async function loadAll(): Promise<void> {
  for (const face of document.fonts) if (face.display === 'optional') face.display = 'swap';
  await Promise.all([...document.fonts].map((face) => face.load()));
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

/** Opens a story or a page and waits until it is complete. */
export async function openSettled(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const isStory = await page.evaluate(() => document.querySelector('#storybook-root') !== null);
  await (isStory ? page.waitForFunction(isPlayed) : page.waitForLoadState('networkidle'));
  await page.evaluate(loadAll);
}
