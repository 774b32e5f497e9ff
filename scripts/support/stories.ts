import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Components without stories of their own, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'admin/career/CareerDialog.tsx': 'The stories of CareerScreen open it.',
  'admin/forms/FormDialog.tsx': 'It is the frame of other dialogs, which have stories.',
  'admin/frame/SessionDialog.tsx': 'The stories of AdminLayout open it.',
  'admin/media/MediaDialog.tsx': 'The stories of MediaScreen open it.',
  'admin/palette/ShortcutsDialog.tsx': 'The stories of the palette show it.',
  'admin/palette/TwinsDialog.tsx': 'The stories of the palette show it.',
  'admin/posts/editor/PreviewLinkDialog.tsx': 'The stories of PostEditor open it.',
  'admin/posts/editor/PublishDialog.tsx': 'The stories of PostEditor open it.',
  'admin/posts/editor/diff/CompareDialog.tsx': 'The stories of PostEditor open it.',
  'admin/posts/editor/history/HistoryDialog.tsx': 'The stories of PostEditor open it.',
  'admin/series/SeriesDialog.tsx': 'The stories of SeriesAdminScreen open it.',
  'admin/site/notices/MailDialog.tsx': 'The stories of Notices open it.',
  'admin/site/notices/TelegramDialog.tsx': 'The stories of Notices open it.',
  'admin/site/redirects/RedirectDialog.tsx': 'The stories of RedirectsScreen open it.',
  'admin/tags/TagDialog.tsx': 'The stories of TagsScreen open it.',
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

/**
 * Returns what needs a story: the component of each folder, parts of public pages, and the screens, dialogs and notices
 * of the admin area. Paths from `ui/src`.
 */
function componentsIn(source: string): string[] {
  const parts = globSync('public/**/*.tsx', { cwd: source })
    .filter((path) => !/[.](test|stories)[.]tsx$/.test(path))
    .filter((path) => component.test(readFileSync(join(source, path), 'utf8')));
  return [...folders(source), ...parts, ...globSync('admin/**/*{Screen,Dialog,Notice}.tsx', { cwd: source })];
}

/** Returns the components without a story. */
export function missingStories(source: string): string[] {
  const hasStory = (path: string) =>
    existsSync(join(source, path.replace(/[.]tsx$/, '.stories.tsx'))) || path in exceptions;
  return componentsIn(source)
    .filter((path) => !hasStory(path))
    .map((path) => `${path}: ${basename(path, '.tsx')}.stories.tsx is missing.`)
    .toSorted();
}
