/**
 * Ghost exports, following its documentation of the format: from the current editor, from the former one, and as
 * rendered HTML.
 */

const paragraph = (...children: object[]): object => ({ type: 'paragraph', children });
const text = (words: string, format = 0): object => ({ type: 'extended-text', text: words, format });

const lexical = {
  root: {
    type: 'root',
    children: [
      { type: 'extended-heading', tag: 'h2', children: [text('Part')] },
      paragraph(
        text('Plain, '),
        text('bold', 1),
        text(' & '),
        text('code', 16),
        { type: 'linebreak' },
        { type: 'link', url: '__GHOST_URL__/former/', children: [text('link')] },
      ),
      {
        type: 'list',
        listType: 'number',
        start: 2,
        children: [{ type: 'listitem', children: [text('two')] }],
      },
      { type: 'extended-quote', children: [text('Said')] },
      {
        type: 'image',
        src: '__GHOST_URL__/content/images/2024/01/scheme.png',
        alt: 'Scheme',
        caption: '<span>Under it</span>',
      },
      {
        type: 'gallery',
        images: [
          { src: '__GHOST_URL__/content/images/2024/01/scheme.png', alt: 'one' },
          { src: '__GHOST_URL__/content/images/2024/01/gone.png', alt: 'two' },
          { src: '__GHOST_URL__/content/images/2024/01/scheme.png', alt: 'three' },
        ],
        caption: '<i>Three</i>',
      },
      { type: 'codeblock', code: 'let a = 1 < 2;', language: 'js', caption: '' },
      { type: 'markdown', markdown: '*marked*' },
      {
        type: 'bookmark',
        url: 'https://far.example/',
        metadata: { title: 'Far', description: 'Away' },
        caption: '',
      },
      { type: 'embed', url: 'https://www.youtube.com/watch?v=abcdefg', html: '<iframe></iframe>' },
      { type: 'callout', calloutEmoji: '💡', calloutText: '<p>Look</p>' },
      { type: 'toggle', heading: '<span>More</span>', content: '<p>Inside</p>' },
      { type: 'horizontalrule' },
      { type: 'html', html: '<script>alert(1)</script><p>Raw</p>' },
      { type: 'transistor', accentColor: '' },
    ],
  },
};

const mobiledoc = {
  version: '0.3.1',
  atoms: [['soft-return', '', {}]],
  cards: [
    ['image', { src: '__GHOST_URL__/content/images/2024/01/scheme.png', alt: 'S', caption: 'Below' }],
    ['code', { code: 'x', language: 'go' }],
    [
      'gallery',
      {
        images: ['one', 'two'].map((alt, row) => ({
          row,
          fileName: 'scheme.png',
          src: '__GHOST_URL__/content/images/2024/01/scheme.png',
          alt,
        })),
        caption: 'Both',
      },
    ],
  ],
  markups: [['strong'], ['a', ['href', 'https://far.example/']]],
  sections: [
    [
      1,
      'p',
      [
        [0, [], 0, 'One '],
        [0, [0], 1, 'two'],
        [1, [], 0, 0],
        [0, [1], 1, 'three'],
      ],
    ],
    [3, 'ul', [[[0, [], 0, 'item']]]],
    [10, 0],
    [10, 1],
    [10, 2],
  ],
};

const html = `<p>Made</p><!--kg-card-begin: html--><b>raw</b><!--kg-card-end: html-->
<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://far.example/"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Far</div><div class="kg-bookmark-description">Away</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://far.example/icon.png"><span class="kg-bookmark-author">A</span></div></div><div class="kg-bookmark-thumbnail"><img src="https://far.example/x.png"></div></a></figure>
<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Look</div></div>
<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">More</h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>Inside</p></div></div>
<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="__GHOST_URL__/content/media/2024/01/video.mp4"></video><div class="kg-video-overlay"><button><svg></svg></button></div><div class="kg-video-player-container"><span>0:00</span></div></div></figure>
<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/2024/01/scheme.png" alt="one"></div><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/2024/01/scheme.png" alt="two"></div></div></div></figure>`;

const post = (id: string, slug: string, more: object): object => ({
  id,
  slug,
  title: slug,
  type: 'post',
  status: 'published',
  visibility: 'public',
  published_at: '2024-01-02T03:04:05.000Z',
  updated_at: '2024-02-02T03:04:05.000Z',
  html: null,
  ...more,
});

const data = {
  posts: [
    post('1', 'present', {
      title: 'Present',
      lexical: JSON.stringify(lexical),
      feature_image: '__GHOST_URL__/content/images/2024/01/scheme.png',
      custom_excerpt: 'Short',
      canonical_url: 'https://first.example/x',
    }),
    post('2', 'former', { mobiledoc: JSON.stringify(mobiledoc) }),
    post('3', 'made', { html, lexical: 'not read' }),
    post('4', 'planned', { status: 'scheduled', published_at: '2030-01-01T00:00:00.000Z', html: '<p>x</p>' }),
    post('5', 'unfinished', { status: 'draft', published_at: null, html: '<p>x</p>' }),
    post('6', 'for-members', { visibility: 'members', html: '<p>x</p>' }),
    post('7', 'about', { type: 'page', title: 'About' }),
    post('8', 'broken', { lexical: '{' }),
    post('9', 'russkiy', { html: '<p>Text</p>' }),
  ],
  tags: [
    { id: 't1', name: 'IoT', slug: 'iot', visibility: 'public' },
    { id: 't2', name: '#ru', slug: 'hash-ru', visibility: 'internal' },
    { id: 't3', name: 'News', slug: 'news', visibility: 'public' },
  ],
  posts_tags: [
    { post_id: '1', tag_id: 't1', sort_order: 1 },
    { post_id: '1', tag_id: 't3', sort_order: 0 },
    { post_id: '9', tag_id: 't2', sort_order: 0 },
  ],
  users: [{ id: 'u1', name: 'Anna', email: 'anna@old.example' }],
  posts_authors: [{ post_id: '1', author_id: 'u1', sort_order: 0 }],
  posts_meta: [{ post_id: '2', meta_description: 'Described' }],
};

export const ghostExport = JSON.stringify({
  db: [{ meta: { exported_on: 1_700_000_000_000, version: '5.80.0' }, data }],
});

export const ghostOf = (posts: readonly object[]): string =>
  JSON.stringify({ db: [{ meta: { exported_on: 1, version: '5.80.0' }, data: { posts } }] });
