import { expect, it } from 'vitest';
import { runOrThrow } from '../support/runOrThrow.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { newestRelease } from './rollFrom.ts';

it('finds the tag of the newest release before a commit, and none in a repository without releases', async () => {
  const folder = temporaryFolder('newest-release');
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const git = (...words: string[]) => runOrThrow('git', [...author, ...words], { cwd: folder });
  const commit = () => git('commit', '--quiet', '--allow-empty', '--message=a change');
  await git('init', '--quiet');
  await commit();
  await git('tag', 'before-the-move');
  expect(await newestRelease(folder)).toBeNull();
  for (const tag of ['v0.1.0', 'v0.2.0']) {
    await commit();
    await git('tag', '--annotate', '--message=notes', tag);
  }
  await commit();
  expect(await newestRelease(folder)).toBe('v0.2.0');
});
