import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { browserScreens } from './browserScreens.ts';

const ui = fileURLToPath(new URL('../../../../ui/src/', import.meta.url));
const routes = readFileSync(fileURLToPath(new URL('../../page/adminRoutes.ts', import.meta.url)), 'utf8');
const panel = [...routes.matchAll(/@janus-site\/ui\/(admin\/.+)\.tsx'/g)].map(([, path = '']) => path);

function standIn(path: string): string | null {
  const load = browserScreens().load as unknown as (id: string) => string | null;
  return load(`${ui}${path}.tsx`);
}

test('the server renders the waiting screen of the panel and no other part of it', async () => {
  expect(panel.length).toBeGreaterThanOrEqual(20);
  expect(panel.filter((path) => standIn(path) === null)).toEqual(['admin/frame/WaitingScreen']);
});

test('what stands for a screen has its name, and says why it cannot be rendered', async () => {
  const source = standIn('admin/posts/PagesScreen') ?? '';
  const { PagesScreen } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as Record<
    string,
    () => void
  >;
  expect(PagesScreen).toThrow('The server renders no screen of the panel: PagesScreen');
});

test.each(['public/home/HomeScreen', 'public/layout/PublicLayout', 'admin/lists/ItemList'])(
  'the server has %s itself',
  (path) => expect(standIn(path)).toBeNull(),
);
