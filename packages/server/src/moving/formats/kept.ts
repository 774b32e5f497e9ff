/** What becomes of a part of a site that moves: as it was; in another form; not here. */
export type Fate = 'kept' | 'changed' | 'lost';

/** The promise of `docs/moving.md`, row by row: a test compares them, and others prove what they can. */
export const fates: readonly (readonly [part: string, fate: Fate, how: string])[] = [
  ['Export: texts, titles, summaries, tags, dates, drafts', 'kept', 'to the byte'],
  [
    'Export: pictures that texts show, covers, the photo, uploaded CVs',
    'kept',
    'to the byte; their narrower widths are made anew',
  ],
  ['Export: former addresses, redirects', 'kept', 'the count of visits begins anew'],
  ['Export: projects, experience, settings, profile', 'kept', 'what the site has already stays'],
  [
    'Export: names and descriptions in the library of files',
    'changed',
    'names in Latin letters; descriptions stay in the texts alone',
  ],
  ['Export: pictures that nothing shows', 'lost', 'a backup has them'],
  [
    'Export: accounts, authors, history, changes that wait, preview links, what lies in the bin',
    'lost',
    'a backup has them',
  ],
  ['Export: messages', 'lost', 'written with `--messages`, not read back'],
  [
    'Hugo: YAML, TOML and JSON, bundles, `index.ru.md`, `translationKey`',
    'kept',
    'texts of two languages become one post',
  ],
  ['Hugo: figure, youtube, vimeo, highlight, ref, relref', 'changed', 'become Markdown'],
  ['Hugo: other shortcodes', 'changed', 'stay as they are written; the report names their lines'],
  ['Hugo: `_index.md`, pages of lists, taxonomies', 'lost', ''],
  ['Jekyll: `_posts`, `_drafts`, the day of the name', 'kept', 'the usual address leads here'],
  ['Jekyll: highlight, raw, post_url, link', 'changed', 'become Markdown'],
  [
    'Jekyll: includes, other tags of Liquid',
    'changed',
    'stay as they are written; the report names their lines',
  ],
  ['Hexo: `source/_posts`, pictures in the folder of a post', 'kept', 'the usual address leads here'],
  ['Hexo: asset_img, codeblock, post_link', 'changed', 'become Markdown'],
  ['Astro: `src/content`, heroImage, folders of languages', 'kept', ''],
  [
    'Astro: components and statements of MDX',
    'changed',
    'statements are left out, components stay as they are written; the report names both',
  ],
  ['Eleventy: posts, permalink', 'kept', 'a permalink of plain text leads here'],
  ['Eleventy: templates, computed data', 'lost', ''],
  ['Obsidian: notes, attachments by name, aliases as links', 'kept', ''],
  ['Obsidian: `[[links]]` and `![[pictures]]`', 'changed', 'become Markdown'],
  [
    'Obsidian: embedded notes, canvases, plug-ins',
    'changed',
    'stay as they are written; the report names what leads nowhere',
  ],
  [
    'WordPress: posts of an export (WXR, one file or several), drafts, planned posts, categories and tags, summaries, sticky, covers',
    'kept',
    '',
  ],
  [
    'WordPress: both editors, captions, galleries, tables, code with its language, footnotes',
    'changed',
    'become Markdown',
  ],
  [
    'WordPress: pictures and films',
    'kept',
    'of the folder that `--media` names; others stay where they were, the report names them',
  ],
  [
    'WordPress: languages of Polylang, and of WPML with its export plug-in',
    'kept',
    'texts of two languages become one post',
  ],
  ['WordPress: permalinks, `/?p=12`', 'kept', 'lead here'],
  [
    'WordPress: authors',
    'changed',
    'who has an account of that email has the posts, others are of the owner',
  ],
  ['WordPress: private posts, posts behind a password or before review', 'changed', 'become drafts'],
  ['WordPress: embeds', 'changed', 'become their addresses alone'],
  [
    'WordPress: shortcodes of plug-ins, blocks made when they are shown',
    'changed',
    'shortcodes stay as they are written, blocks are left out; the report names both',
  ],
  [
    'WordPress: pages, comments, menus, entries of plug-ins, the bin',
    'lost',
    'the report lists them as `aside`',
  ],
  [
    'Ghost: posts of an export (JSON), drafts, scheduled posts, tags, summaries, covers',
    'kept',
    'a tag `#en` or `#ru` says the language',
  ],
  [
    'Ghost: HTML that it has made, texts of both editors, cards',
    'changed',
    'become Markdown; the report names cards that are left out',
  ],
  [
    'Ghost: pictures and films',
    'kept',
    'of the folder that `--media` names; the export has no address of the site, so others are left out, the report names them',
  ],
  [
    'Ghost: addresses, `redirects.json` and `redirects.yaml` beside the export',
    'kept',
    'lead here; patterns and redirects to elsewhere are refused',
  ],
  ['Ghost: authors', 'changed', 'who has an account of that email has the posts, others are of the owner'],
  ['Ghost: posts for members, posts that were sent by email alone', 'changed', 'become drafts'],
  ['Ghost: pages, members, newsletters, themes', 'lost', 'the report lists pages as `aside`'],
  ['Any: zips of these', 'kept', 'are unpacked to a temporary folder, which is removed'],
  [
    'Any: archives that are encrypted, damaged, larger than the limits, or lead out of themselves',
    'lost',
    'are refused whole, in words; symbolic links in others are refused alone',
  ],
  ['Any: dates without a zone', 'changed', 'are of UTC'],
  ['Any: fields without a place here', 'lost', 'the report names them'],
  ['Any: comments, themes, templates, statistics', 'lost', ''],
];
