import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importFiles as take } from '../../testing/importFiles.ts';

/** The files of a real site, from `../fixtures`. */
function siteOf(name: string): Record<string, Buffer> {
  const root = join(import.meta.dirname, '../fixtures', name);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== 'LICENSE',
  );
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(root.length + 1), readFileSync(path)];
    }),
  );
}

const outcomes = (lines: readonly { outcome: string; item: string }[]): string[] =>
  lines.map(({ outcome, item }) => `${outcome} ${item}`).sort();

test('Docusaurus: the blog of a newly created site', async () => {
  const { count, found, lines, media, notes, redirects, tags } = await take({
    ...siteOf('docusaurus'),
    'docusaurus.config.js': '',
    'blog/2021-08-26-welcome/docusaurus-plushie-banner.jpeg': 'PNG',
  });
  expect([count, media]).toEqual([4, 1]);
  expect(outcomes(lines)).toEqual([
    'changed posts/first-blog-post',
    'changed posts/long-blog-post',
    'changed posts/mdx-blog-post',
    'changed posts/welcome',
  ]);
  expect(notes.every((note) => note.endsWith('Fields without a place here: authors.'))).toBe(true);
  expect(found('welcome', 'en')).toMatchObject({
    title: 'Welcome',
    published_at: Date.UTC(2021, 7, 26),
    body: expect.stringContaining('![Docusaurus Plushie](/media/ID.webp)'),
  });
  expect(found('first-blog-post', 'en').body).not.toContain('truncate');
  // in code they are plain text
  expect(found('long-blog-post', 'en').body).toContain('`{/*` `truncate` `*/}`');
  expect(found('mdx-blog-post', 'en').body).toContain(':::tip\n\nUse the power of React');
  expect(tags).toContain('docusaurus');
  expect(redirects['/blog/welcome']).toBe('/en/post/welcome');
});

test('Hexo: the posts of a newly created site', async () => {
  const { count, found, lines, notes } = await take(siteOf('hexo'));
  expect([count, outcomes(lines), notes]).toEqual([1, ['taken posts/hello-world'], []]);
  const { title, body } = found('hello-world', 'en');
  expect(title).toBe('Hello World');
  expect(body).toMatch(/^Welcome to \[Hexo\]/);
  expect(body).toContain('``` bash\n$ hexo new "My New Post"\n```');
});

test('Hugo: posts from its documentation, with and without bundles', async () => {
  const { count, found, lines, notes } = await take(siteOf('hugo'));
  expect(count).toBe(5);
  expect(outcomes(lines)).toEqual([
    'aside content/en/showcase/forestry/bio.md',
    'aside content/en/showcase/hapticmedia/bio.md',
    'changed posts/cross-references',
    'changed posts/forestry',
    'changed posts/hapticmedia',
    'changed posts/page-bundles',
    'taken posts/no-more-releasenotes-here',
  ]);
  expect(found('hapticmedia', 'en')).toMatchObject({
    title: 'Hapticmedia Blog',
    summary: 'Showcase: "A simple, but powerful, multilingual blog."',
    published_at: Date.UTC(2019, 9, 1),
  });
  expect(found('no-more-releasenotes-here', 'en').published_at).toBe(Date.UTC(2021, 11, 17, 11, 22, 47));
  // shortcodes quoted in the documentation are shown as its readers see them
  const { body } = found('cross-references', 'en');
  expect(body).toContain('{{< ref "document2.md#anchor" >}}');
  expect(body).not.toContain('{{</*');
  // the documentation's own shortcode has no meaning elsewhere
  const shortcodes = notes.filter((note) => note.includes('The shortcode'));
  expect(shortcodes).toHaveLength(6);
  expect(shortcodes.every((note) => /page-bundles \d+ The shortcode \/?note stays/.test(note))).toBe(true);
});

test('Jekyll: the posts of a newly created site', async () => {
  const { count, found, lines, redirects, tags } = await take(siteOf('jekyll'));
  expect([count, outcomes(lines)]).toEqual([1, ['taken posts/welcome-to-jekyll']]);
  const { title, body, published_at } = found('welcome-to-jekyll', 'en');
  expect([title, published_at]).toEqual(['Welcome to Jekyll!', Date.UTC(2023, 8, 5, 21, 37)]);
  expect(body).toContain('```ruby\ndef print_hi(name)\n  puts "Hi, #{name}"\nend\nprint_hi(\'Tom\')');
  expect(body).not.toContain('{%');
  expect(tags).toEqual(['jekyll', 'update']);
  expect(redirects['/jekyll/update/2023/09/05/welcome-to-jekyll']).toBe('/en/post/welcome-to-jekyll');
});
