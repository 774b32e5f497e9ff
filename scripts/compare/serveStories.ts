import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preview } from 'vite';
import { runOrThrow } from '../support/runOrThrow.ts';
import type { Served, Subject } from './subject.ts';

interface StoryIndex {
  entries: Record<string, { id: string; type: 'story' | 'docs' }>;
}

/** The theme follows the browser; axe is off, because it draws nothing. */
const globals = 'theme:system;a11y.manual:!true';

/** Builds the Storybook of a source tree and serves it. */
export async function serveStories(tree: string, work: string): Promise<Served> {
  const folder = join(work, 'storybook');
  const storybook = join(tree, 'node_modules/storybook/dist/bin/dispatcher.js');
  const words = ['build', '--quiet', '--disable-telemetry', '--output-dir', folder];
  await runOrThrow(process.execPath, [storybook, ...words], { cwd: tree });
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as StoryIndex;
  const server = await preview({
    configFile: false,
    root: work,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return {
    subjects: stories.map(({ id }): Subject => ({
      name: id,
      url: `${origin}iframe.html?viewMode=story&id=${id}&globals=${globals}`,
    })),
    stop: () => server.close(),
  };
}
