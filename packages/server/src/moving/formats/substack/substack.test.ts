import { expect, test } from 'vitest';
import { importFiles, openImport } from '../../../testing/importFiles.ts';

const columns =
  'post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url\n';
const asking =
  '<p class="button-wrapper" data-attrs="{}"><a class="button primary" href="https://probes.substack.com/subscribe?"><span>Subscribe now</span></a></p><div class="subscription-widget-wrap"><div class="subscription-widget"><p>Thanks for reading!</p></div></div>';

/** A Substack export as documented, with the subscriber lists that are not read. */
const files = {
  'posts.csv': `${columns}101.two-batteries,2024-03-01T10:00:00.000Z,true,2024-03-01T10:00:00.000Z,,newsletter,everyone,"Two batteries, three years","How&#x2019;s it, and why",
102.for-few,2024-04-01T10:00:00.000Z,TRUE,,,newsletter,only_paid,For few,,
103.later,,false,,,newsletter,everyone,,,
104.talk,2024-05-01T10:00:00.000Z,true,,,podcast,everyone,Talk,,https://api.substack.com/a.mp3
105.thread,2024-05-02T10:00:00.000Z,true,,,thread,everyone,A thread,,
106.about,2024-05-03T10:00:00.000Z,true,,,page,everyone,About,,
107.gone,2024-05-04T10:00:00.000Z,true,,,newsletter,everyone,Gone,,
`,
  'posts/101.two-batteries.html': `<p>Words. <a href="https://probes.substack.com/p/talk?utm_source=x">Talk</a>, <a href="https://other.substack.com/p/talk">another</a></p>${asking}<div class="captioned-image-container"><figure><a class="image-link image2" href="https://substackcdn.com/x"><div class="image2-inset"><picture><source type="image/webp" srcset="x"><img src="https://substackcdn.com/image/fetch/w_1456/https%3A%2F%2Fsubstack-post-media.s3.amazonaws.com%2Fpublic%2Fimages%2Fscheme_800x600.png" alt="Scheme"></picture></div></a><figcaption class="image-caption">Under it</figcaption></figure></div><div class="image-gallery-embed" data-attrs="{&quot;gallery&quot;:{&quot;images&quot;:[{&quot;type&quot;:&quot;image/png&quot;,&quot;src&quot;:&quot;https://substack-post-media.s3.amazonaws.com/public/images/scheme_800x600.png&quot;},{&quot;type&quot;:&quot;image/png&quot;,&quot;src&quot;:&quot;https://substack-post-media.s3.amazonaws.com/public/images/board_900x600.png&quot;}],&quot;caption&quot;:&quot;On the bench &amp; in the field&quot;,&quot;alt&quot;:&quot;Two boards&quot;,&quot;staticGalleryImage&quot;:{&quot;src&quot;:&quot;https://substack-post-media.s3.amazonaws.com/public/images/static.png&quot;}},&quot;isEditorNode&quot;:true}"></div><p>Note<a class="footnote-anchor" href="#footnote-1">1</a></p>`,
  'posts/102.for-few.html': '<p>Paid words</p>',
  'posts/103.html': '<p>Слова черновика</p>',
  'posts/104.talk.html': '<p>Said</p>',
  'posts/101.two-batteries.opens.csv': 'email\nsecret@example.com\n',
  'email_list.probes.csv': 'email\nsecret@example.com\n',
} as const;

test('posts keep their subtitles, dates and addresses; restricted and unpublished ones are drafts', async () => {
  const { found, lines, notes, redirects } = await importFiles({
    ...files,
    'media/scheme_800x600.png': 'PNG',
    'media/board_900x600.png': 'PNG',
  });
  expect(lines.map(({ item, outcome }) => `${outcome} ${item}`).toSorted()).toEqual([
    'aside post A thread',
    'aside post About',
    'changed posts/for-few',
    'changed posts/talk',
    'refused post Gone',
    'taken posts/later',
    'taken posts/two-batteries',
  ]);
  expect(found('two-batteries', 'en')).toMatchObject({
    title: 'Two batteries, three years',
    summary: 'How’s it, and why',
    status: 'published',
    published_at: Date.UTC(2024, 2, 1, 10),
  });
  expect(found('two-batteries', 'en').body).toBe(
    'Words. [Talk](/en/post/talk), [another](https://other.substack.com/p/talk)\n\n![Scheme](/media/ID.webp "Under it")\n\n![Two boards](/media/ID.webp)\n![](/media/ID.webp)\n\n*On the bench & in the field*\n\nNote[1](#footnote-1)',
  );
  expect(found('for-few', 'en').status).toBe('draft');
  expect(found('later', 'ru').status).toBe('draft');
  expect(redirects).toMatchObject({ '/p/two-batteries': '/en/post/two-batteries' });
  expect(notes).toContain('posts/for-few - It was for paying readers alone and becomes a draft.');
  expect(notes).toContain('posts/talk - Left out: https://api.substack.com/a.mp3');
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test.each([
  ['an unclosed quote', `${columns}"1.a`, /quote is not closed/],
  [
    'a path traversal in an id',
    `${columns}../../../etc/passwd,,true,,,newsletter,everyone,A,,\n`,
    /no text of a post/,
  ],
  ['unknown columns', 'post_id,__proto__\n1.a,b\n', /no text of a post/],
])('a table with %s is refused with a message', async (_, table, reason) => {
  const { db, run } = await openImport({ 'in/posts.csv': table });
  const lines = await run('in').catch(String);
  expect(JSON.stringify(lines)).toMatch(reason);
  expect(await db.selectFrom('posts').select('id').execute()).toEqual([]);
});
