import type { MarkdownFormat } from './detect.ts';

/** Small folders in the programs' layouts: path to text; `PNG` stands for a picture. */
export const fixtures: Readonly<Record<MarkdownFormat, Readonly<Record<string, string>>>> = {
  hugo: {
    'hugo.toml': 'title = "A"\n',
    'content/_index.md': '---\ntitle: Home\n---\n',
    'content/posts/sensor/index.ru.md':
      '+++\ntitle = "Датчик"\ndate = 2024-02-03T10:00:00+03:00\ntags = ["iot", "esp32"]\naliases = ["/old/sensor.html"]\nweight = 3\n+++\n\n{{< figure src="scheme.png" alt="Схема" caption="Рис. 1" >}}\n\n{{< youtube dQw4w9WgXcQ >}}\n\n[дальше]({{< ref "plain.md" >}})\n\n{{< gist a b >}}\n',
    'content/posts/sensor/index.en.md':
      '+++\ntitle = "Sensor"\ndate = 2024-02-03T10:00:00+03:00\n+++\n{{< highlight go "linenos=table" >}}\nx := 1\n{{< /highlight >}}\n',
    'content/posts/sensor/scheme.png': 'PNG',
    'content/posts/plain.md':
      '{\n  "title": "Plain",\n  "date": "2024-01-01",\n  "draft": true\n}\n![logo](/img/logo.png)\n',
    'static/img/logo.png': 'PNG',
  },
  jekyll: {
    '_config.yml': 'title: A\n',
    '_posts/2020-05-06-hello-world.md':
      '---\ntitle: "Hello"\ncategories: news\npublished: true\n---\n{% highlight ruby %}\nputs 1\n{% endhighlight %}\n\n{% raw %}{{ x }}{% endraw %}\n\n{: .note}\n![a](/assets/a.png){:width="10"}\n',
    '_drafts/later.md': '---\ntitle: Later\n---\ntext\n',
    'assets/a.png': 'PNG',
  },
  hexo: {
    'source/_posts/first.md':
      '---\ntitle: Первый\ndate: 2021-01-02 03:04:05\nupdated: 2021-02-02 03:04:05\ntags:\n  - один\n---\n{% asset_img a.png слова %}\n<!-- more -->\nдальше\n',
    'source/_posts/first/a.png': 'PNG',
  },
  astro: {
    'astro.config.mjs': '',
    'src/content/blog/ru/one.mdx':
      "---\ntitle: Один\npubDate: 2023-03-04\nheroImage: ../../../assets/hero.png\n---\nimport Box from '../Box.astro'\n\n<Box />\n\n[two](../en/one.mdx#part)\n",
    'src/content/blog/en/one.mdx': '---\ntitle: One\npubDate: 2023-03-04\n---\ntext\n',
    'src/assets/hero.png': 'PNG',
  },
  eleventy: {
    '.eleventy.js': '',
    'posts/a.md': '---\ntitle: A\ndate: 2022-02-02\npermalink: /x/a.html\n---\n[b](./b.md)\n',
    'posts/b.en.md': '---\ntitle: B\ntranslationKey: b\n---\ntext\n',
    'posts/be.md': '---\ntitle: Б\nlang: ru\ntranslationKey: b\n---\nтекст\n',
    'posts/b.md': '---\ntitle: C\n---\ntext\n',
    '_includes/layout.md': 'layout',
  },
  docusaurus: {
    'docusaurus.config.ts': '',
    'blog/2022-03-04-один/index.mdx':
      '---\nslug: one\ntitle: Один\nlang: ru\n---\n:::tip\n\nСовет.\n\n:::\n\n{/* truncate */}\n\nДальше.\n',
    'blog/authors.yml': 'a: {}\n',
    'i18n/en/docusaurus-plugin-content-blog/2022-03-04-один/index.mdx':
      '---\nslug: one\ntitle: One\n---\nEnglish text.\n\n<!-- truncate -->\n\nMore.\n',
    'docs/intro.md': '# Documentation\n',
  },
  obsidian: {
    '.obsidian/app.json': '{}',
    'Заметка.md':
      '---\ntags: [a]\n---\n# Моя заметка\n\n![[pic one.png|300]]\n\n[[Другая|см.]] и [[Нет такой]]\n',
    'папка/Другая.md': 'Просто текст без полей.\n',
    'attachments/pic one.png': 'PNG',
  },
  notion: {
    'Home 0123456789abcdef0123456789abcdef.md':
      '# Home\n\nNote: this is no property.\n\n[Probe](Home%200123456789abcdef0123456789abcdef/Posts%201123456789abcdef0123456789abcdef/Probe,%20one%202123456789abcdef0123456789abcdef.md)\n\n[Posts](Home%200123456789abcdef0123456789abcdef/Posts%201123456789abcdef0123456789abcdef.csv)\n',
    'Home 0123456789abcdef0123456789abcdef/Posts 1123456789abcdef0123456789abcdef.csv':
      '\uFEFFName,Tags,Created,Status,Slug,Mood\nProbe,"iot, esp32","January 5, 2024 10:30 PM",Published,,calm\n',
    'Home 0123456789abcdef0123456789abcdef/Posts 1123456789abcdef0123456789abcdef/Probe, one 2123456789abcdef0123456789abcdef.md':
      '# Probe, one\n\nTags: iot, esp32\nCreated: January 5, 2024 10:30 PM\nStatus: Published\nSlug:\nMood: calm\n\n<aside>\n💡 Mind the gap\n\n</aside>\n\n![Untitled](Probe,%20one/Untitled.png)\n\n[home](../../Home%200123456789abcdef0123456789abcdef.md)\n',
    'Home 0123456789abcdef0123456789abcdef/Posts 1123456789abcdef0123456789abcdef/Probe, one/Untitled.png':
      'PNG',
    'Home 0123456789abcdef0123456789abcdef/Posts 1123456789abcdef0123456789abcdef/Заметка 3123456789abcdef0123456789abcdef.md':
      '# Заметка\n\nStatus: Черновик\nCreated: 2024/02/03 → 2024/02/05\n\nТекст.\n',
  },
  folder: {
    'one.md':
      'Text without anything.\n\n```\n{{< figure src="a" >}}\n```\n\n![out](../../../etc/passwd)\n![gone](gone.png)\n',
    'README.md': 'not a post',
  },
};
