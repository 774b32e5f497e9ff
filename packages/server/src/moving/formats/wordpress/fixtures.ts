/** Entries of a WordPress export, following the documentation of its exporter, of Polylang and of WPML. */

interface Entry {
  id: number;
  title: string;
  name?: string;
  type?: string;
  status?: string;
  date?: string;
  /** Additional elements. */
  more?: string;
  content?: string;
  excerpt?: string;
  link?: string;
  creator?: string;
}

const site = 'https://old.example';

const entry = (fields: Entry): string => {
  const { id, title, name = '', type = 'post', status = 'publish', date = '2020-01-02 00:00:00' } = fields;
  const {
    more = '',
    content = '',
    excerpt = '',
    link = `${site}/2020/01/${name}/`,
    creator = 'anna',
  } = fields;
  return `<item>
    <title><![CDATA[${title}]]></title>
    <link>${link}</link>
    <pubDate>Thu, 02 Jan 2020 00:00:00 +0000</pubDate>
    <dc:creator><![CDATA[${creator}]]></dc:creator>
    <guid isPermaLink="false">${site}/?p=${id}</guid>
    <description></description>
    <content:encoded><![CDATA[${content}]]></content:encoded>
    <excerpt:encoded><![CDATA[${excerpt}]]></excerpt:encoded>
    <wp:post_id>${id}</wp:post_id>
    <wp:post_date><![CDATA[2020-01-02 03:00:00]]></wp:post_date>
    <wp:post_date_gmt><![CDATA[${date}]]></wp:post_date_gmt>
    <wp:post_modified_gmt><![CDATA[2020-02-02 00:00:00]]></wp:post_modified_gmt>
    <wp:post_name><![CDATA[${name}]]></wp:post_name>
    <wp:status><![CDATA[${status}]]></wp:status>
    <wp:post_parent>0</wp:post_parent>
    <wp:post_type><![CDATA[${type}]]></wp:post_type>
    <wp:post_password><![CDATA[]]></wp:post_password>
    ${more.includes('wp:is_sticky') ? '' : '<wp:is_sticky>0</wp:is_sticky>'}
    ${more}
  </item>`;
};

const term = (domain: string, slug: string, name: string): string =>
  `<category domain="${domain}" nicename="${slug}"><![CDATA[${name}]]></category>`;
const meta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
const picture = (id: number, file: string, more = ''): string =>
  entry({
    id,
    title: file,
    type: 'attachment',
    status: 'inherit',
    name: file,
    excerpt: `Caption of ${id}`,
    more: `<wp:attachment_url><![CDATA[${site}/wp-content/uploads/2020/01/${file}]]></wp:attachment_url>${more}`,
  }).replace('<wp:post_parent>0<', id > 52 ? '<wp:post_parent>12<' : '<wp:post_parent>0<');

export const wxr = (
  entries: string,
  authors = '',
  head = '',
): string => `<?xml version="1.0" encoding="UTF-8" ?>
${head}<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
  <title>A blog</title>
  <link>${site}</link>
  <wp:wxr_version>1.2</wp:wxr_version>
  <wp:base_site_url>${site}</wp:base_site_url>
  <wp:base_blog_url>${site}</wp:base_blog_url>
  <wp:author><wp:author_login><![CDATA[anna]]></wp:author_login><wp:author_email><![CDATA[Anna@old.example]]></wp:author_email><wp:author_display_name><![CDATA[Anna]]></wp:author_display_name></wp:author>
  ${authors}
  ${entries}
</channel></rss>`;

const blocks = `<!-- wp:paragraph -->
<p>Words with <strong>weight</strong> and a <a href="https://old.example/2020/01/classic/#part">link</a>, <a href="/?p=12">by number</a>.<sup data-fn="f-1" class="fn"><a href="#f-1">1</a></sup></p>
<!-- /wp:paragraph -->

<!-- wp:image {"id":51,"sizeSlug":"large"} -->
<figure class="wp-block-image size-large"><a href="https://old.example/wp-content/uploads/2020/01/scheme.png"><img src="https://old.example/wp-content/uploads/2020/01/scheme-1024x768.png" alt="Scheme" class="wp-image-51"/></a><figcaption class="wp-element-caption">How it <em>works</em></figcaption></figure>
<!-- /wp:image -->

<!-- wp:gallery {"linkTo":"none"} -->
<figure class="wp-block-gallery has-nested-images"><!-- wp:image {"id":51} -->
<figure class="wp-block-image"><img src="https://old.example/wp-content/uploads/2020/01/scheme.png" alt="one"/></figure>
<!-- /wp:image --><!-- wp:image {"id":52} -->
<figure class="wp-block-image"><img src="https://old.example/wp-content/uploads/2020/01/gone.png" alt="two"/></figure>
<!-- /wp:image --><figcaption class="blocks-gallery-caption">Both</figcaption></figure>
<!-- /wp:gallery -->

<!-- wp:embed {"url":"https://www.youtube.com/watch?v=a_bcdefg","type":"video"} -->
<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=a_bcdefg
</div></figure>
<!-- /wp:embed -->

<!-- wp:syntaxhighlighter/code {"language":"php"} -->
<pre class="wp-block-syntaxhighlighter-code">&lt;?php echo 1;</pre>
<!-- /wp:syntaxhighlighter/code -->

<!-- wp:more -->
<!--more-->
<!-- /wp:more -->

<!-- wp:table -->
<figure class="wp-block-table"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:latest-posts /-->

<!-- wp:html -->
<script>alert(1)</script>
<!-- /wp:html -->`;

const classic = `First line
second line

[caption id="attachment_51" align="alignnone" width="300"]<a href="https://old.example/wp-content/uploads/2020/01/scheme.png"><img src="https://old.example/wp-content/uploads/2020/01/scheme-300x200.png" alt="Scheme" /></a> Under it[/caption]

[gallery ids="51,53"]

[gallery]

[sourcecode language="ruby"]
puts 1 <

  2
[/sourcecode]

<blockquote>Said.

Twice.</blockquote>
<ul>
 	<li>one</li>
 	<li>two</li>
</ul>
https://vimeo.com/123456

[contact-form to="a"] and [sic] stay.`;

const footnotes = '[{"id":"f-1","content":"Below &amp; beside."}]';
const comment = (id: number, author: string, text: string): string =>
  `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author><![CDATA[${author}]]></wp:comment_author><wp:comment_author_email>secret@example.com</wp:comment_author_email><wp:comment_date_gmt><![CDATA[2020-03-04 05:06:07]]></wp:comment_date_gmt><wp:comment_content><![CDATA[${text}]]></wp:comment_content></wp:comment>`;

export const wordpressExport = wxr(
  [
    entry({
      id: 11,
      title: 'Blocks & more',
      name: 'blocks',
      content: blocks,
      excerpt: 'A <b>short</b> one',
      more: `<wp:is_sticky>1</wp:is_sticky>${term('category', 'uncategorized', 'Uncategorized')}${term('category', 'news', 'News')}${term('post_tag', 'iot', 'IoT')}${meta('_thumbnail_id', '51')}${meta('footnotes', footnotes)}${meta('_yoast_wpseo_canonical', 'https://first.example/x')}${comment(1, 'Boris', 'Well <i>said</i>')}${comment(2, 'Vera', 'Yes')}`,
    }),
    entry({ id: 12, title: 'Classic', name: 'classic', content: classic }),
    entry({
      id: 13,
      title: 'Привет, мир',
      name: '%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82',
      link: `${site}/2020/01/%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82/`,
      content: '<!-- wp:paragraph --><p>Текст</p><!-- /wp:paragraph -->',
      more: term('language', 'ru', 'Русский') + term('post_translations', 'pll_1', 'pll_1'),
    }),
    entry({
      id: 14,
      title: 'Hello world',
      name: 'hello',
      link: `${site}/en/2020/01/hello/`,
      content: '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->',
      more: term('language', 'en-us', 'English') + term('post_translations', 'pll_1', 'pll_1'),
    }),
    entry({
      id: 15,
      title: 'Датчик',
      name: 'datchik',
      more: meta('_wpml_import_language_code', 'ru') + meta('_wpml_import_translation_group', '7'),
    }),
    entry({
      id: 16,
      title: 'Sensor',
      name: 'sensor',
      more: meta('_wpml_import_language_code', 'en') + meta('_wpml_import_translation_group', '7'),
    }),
    entry({ id: 17, title: 'A draft', status: 'draft', date: '0000-00-00 00:00:00', link: `${site}/?p=17` }),
    entry({ id: 18, title: 'Planned', name: 'planned', status: 'future', date: '2030-01-02 03:04:05' }),
    entry({ id: 19, title: 'Mine', name: 'mine', status: 'private' }),
    entry({ id: 20, title: 'Gone', name: 'gone', status: 'trash' }),
    entry({ id: 30, title: 'About', name: 'about', type: 'page', more: comment(3, 'Gleb', 'On a page') }),
    entry({ id: 31, title: '', name: '31', type: 'nav_menu_item' }),
    entry({ id: 32, title: '', name: '32', type: 'nav_menu_item' }),
    picture(51, 'scheme.png', meta('_wp_attachment_image_alt', 'A scheme')),
    picture(53, 'parent.png'),
  ].join('\n'),
);

export const severalAuthors = wxr(
  [
    entry({ id: 1, title: 'By Anna', name: 'by-anna' }),
    entry({ id: 2, title: 'By Boris', name: 'by-boris', creator: 'boris' }),
  ].join('\n'),
  '<wp:author><wp:author_login>boris</wp:author_login><wp:author_email>boris@old.example</wp:author_email><wp:author_display_name>Boris</wp:author_display_name></wp:author>',
);

export { entry as wordpressEntry };
