import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Components that a story cannot show, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'components/FeedLink/FeedLink.tsx': 'It writes links into the head and draws nothing.',
  'components/PageHead/PageHead.tsx': 'It writes the head and draws nothing.',
  'public/home/ResumeLink.tsx': 'It writes a link into the head and draws nothing.',
};

const component = /^export function [A-Z]/m;

/** Returns the components that can be shown, by their path from `ui/src`. */
export function components(source: string): string[] {
  return folders(source).filter((path) => !(path in exceptions));
}

function folders(source: string): string[] {
  return readdirSync(join(source, 'components'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `components/${name}/${name}.tsx`)
    .filter((path) => existsSync(join(source, path)));
}

/** Returns what needs a story: the component of each folder, screens, parts of public pages. Paths from `ui/src`. */
function shown(source: string): string[] {
  const parts = globSync('public/**/*.tsx', { cwd: source })
    .filter((path) => !/[.](test|stories)[.]tsx$/.test(path))
    .filter((path) => component.test(readFileSync(join(source, path), 'utf8')));
  return [...folders(source), ...parts, ...globSync('admin/**/*Screen.tsx', { cwd: source })];
}

/** Returns the components without a story. */
export function missingStories(source: string): string[] {
  const hasStory = (path: string) =>
    existsSync(join(source, path.replace(/[.]tsx$/, '.stories.tsx'))) || path in exceptions;
  return shown(source)
    .filter((path) => !hasStory(path))
    .map((path) => `${path}: ${basename(path, '.tsx')}.stories.tsx is missing.`)
    .toSorted();
}
