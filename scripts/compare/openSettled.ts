import type { Page } from '@playwright/test';

/** What Storybook tells of the story in its frame. */
interface Preview {
  currentRender?: { phase?: string };
}

/** In the page: whether a story has been played to its end; throws where it has failed. */
function isPlayed(): boolean {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview | undefined;
  const phase = preview?.currentRender?.phase;
  if (phase === 'errored') throw new Error('The story has failed.');
  return phase === 'finished';
}

/** In the page: loads what comes late or with scrolling alone. A font that may stay away would stay away at random. */
async function loadAll(): Promise<void> {
  for (const face of document.fonts) if (face.display === 'optional') face.display = 'swap';
  await Promise.all([...document.fonts].map((face) => face.load()));
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

/** Opens a story or a page and waits until nothing in it is to come. */
export async function openSettled(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const isStory = await page.evaluate(() => document.querySelector('#storybook-root') !== null);
  await (isStory ? page.waitForFunction(isPlayed) : page.waitForLoadState('networkidle'));
  await page.evaluate(loadAll);
}
