import type {
  Archive,
  ArchivedPost,
  Experience,
  ExperienceList,
  Language,
  Post,
  PostList,
  PostSummary,
  Profile,
  Project,
  ProjectList,
  ProjectPage,
  SeriesPage,
} from '@janus-site/core';
import { otherLanguage } from '@janus-site/core';

/** Responses for stories and tests: realistic texts in both languages, some of them long. */
type Words = Readonly<Record<Language, string>>;

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const changed = '2026-03-01T10:00:00Z';

export function sampleProfile(language: Language): Profile {
  const isRussian = language === 'ru';
  return {
    github: 'https://github.com/zarechny-example',
    telegram: 'zarechny_example',
    email: 'alexey@example.com',
    photo: null,
    updated_at: changed,
    translations: [
      {
        language,
        name: isRussian ? 'Алексей Заречный' : 'Alexey Zarechny',
        headline: 'Software Engineer / Fullstack & IoT Developer',
        about_html: isRussian
          ? '<p>Делаю системы целиком: от прошивки датчика до экрана, на котором его показания читают без инструкции.</p>'
          : '<p>I build whole systems: from the firmware of a sensor to the screen where its readings make sense.</p>',
        meta_description: isRussian
          ? 'Software Engineer. Делаю системы целиком.'
          : 'Software Engineer. I build whole systems.',
        location: isRussian ? 'Санкт-Петербург' : 'Saint Petersburg',
        availability: isRussian ? 'Открыт к новым проектам' : 'Open to new projects',
        answer_time: isRussian ? 'Обычно отвечаю в течение двух дней' : 'I usually answer within two days',
        cv: `/cv/${language}.pdf`,
        cv_is_uploaded: false,
      },
    ],
  };
}

const projectWords: readonly { title: Words; summary: Words }[] = [
  {
    title: { ru: 'Тепло города', en: 'City heat' },
    summary: {
      ru: 'Диспетчерская для 340 тепловых пунктов: авария видна на карте через четыре секунды.',
      en: 'A control room for 340 heating substations: a failure is on the map in four seconds.',
    },
  },
  {
    title: { ru: 'Лист: датчики для теплиц', en: 'Leaf: sensors for greenhouses' },
    summary: {
      ru: 'Датчик влажности, который живёт на двух батарейках три года.',
      en: 'A moisture sensor that lives on two batteries for three years.',
    },
  },
  {
    title: { ru: 'Журнал смены', en: 'Shift journal' },
    summary: {
      ru: 'Простой записывает сам станок, мастер добавляет только причину.',
      en: 'The machine writes down the stop, the foreman only adds the reason.',
    },
  },
  {
    title: { ru: 'Следующий трамвай', en: 'Next tram' },
    summary: { ru: 'Табло остановки на электронной бумаге.', en: 'A stop display on electronic paper.' },
  },
];

function sampleProject(language: Language, index: number): Project {
  const words = projectWords[index % projectWords.length];
  const round = Math.floor(index / projectWords.length);
  return {
    id: uuid(100 + index),
    slug: index === 0 ? 'teplo-goroda' : `project-${index}`,
    position: index,
    is_published: true,
    is_featured: index < 3,
    github_url: 'https://github.com/zarechny-example/heatnet',
    demo_url: index % 2 === 0 ? 'https://heat.example.com' : null,
    technologies: ['TypeScript', 'React', 'Go', 'PostgreSQL'].slice(0, 2 + (index % 3)),
    started_on: `${2024 - (index % 6)}-02`,
    finished_on: index === 0 ? null : `${2025 - (index % 6)}-01`,
    cover: null,
    updated_at: changed,
    translations: [
      {
        id: uuid(200 + index),
        language,
        title: `${words?.title[language] ?? ''}${round > 0 ? ` ${round + 1}` : ''}`,
        summary: words?.summary[language] ?? '',
        outcome: '',
        role: '',
        team: '',
        description_html: index < 2 ? '<p>12 000 <code>msg/min</code></p>' : '',
        has_body: index === 0,
      },
    ],
  };
}

/** The page of the first project. */
export function sampleProjectOfPage(language: Language): ProjectPage {
  const project = sampleProject(language, 0);
  const isRussian = language === 'ru';
  return {
    ...project,
    languages: ['ru', 'en'],
    posts: [
      {
        slug: 'heat',
        title: isRussian ? 'Как город узнаёт о прорыве' : 'How a city learns about a burst pipe',
        language,
        published_at: '2026-03-01T09:00:00Z',
      },
      { slug: 'alarms', title: 'Quiet alarms', language: 'en', published_at: '2025-11-20T09:00:00Z' },
    ],
    previous: { slug: 'project-2', title: projectWords[2]?.title[language] ?? '', language },
    next: { slug: 'project-1', title: projectWords[1]?.title[language] ?? '', language },
    translations: project.translations.map((text) => ({
      ...text,
      meta_description: text.summary,
      outcome: isRussian
        ? '20 минут до выезда бригады вместо трёх часов'
        : '20 minutes until a crew leaves, down from three hours',
      role: isRussian ? 'Архитектор и разработчик' : 'Architect and developer',
      team: isRussian ? 'Я, технолог и двое диспетчеров' : 'A process engineer, two operators and I',
      body_html: isRussian
        ? '<h2 id="zadacha">Задача</h2><p>Тепловые пункты передавали показания раз в час, и о лопнувшей трубе первыми узнавали соседи.</p><h2 id="reshenie">Решение</h2><p>Контроллер сам сообщает о резком изменении.</p><ul><li>12 000 сообщений в минуту на одной виртуальной машине;</li><li>правила тревог пишут технологи.</li></ul>'
        : '<h2 id="task">The task</h2><p>The substations reported once an hour, and the neighbours were the first to learn about a burst pipe.</p><h2 id="solution">The solution</h2><p>The controller itself reports a sudden change.</p><ul><li>12,000 messages a minute on one virtual machine;</li><li>process engineers write the alarm rules.</li></ul>',
    })),
  };
}

/** The page that a call with this limit returns. */
export function sampleProjects(language: Language, limit = 7, total = 16): ProjectList {
  const items = Array.from({ length: Math.min(limit, total) }, (_, index) => sampleProject(language, index));
  const technologies = ['TypeScript', 'React', 'Go', 'PostgreSQL'].map((name, index) => ({
    name,
    count: total - index * 3,
  }));
  return { items, total, next_cursor: items.length < total ? 'next' : null, technologies };
}

function sampleExperience(language: Language, index: number): Experience {
  const isRussian = language === 'ru';
  return {
    id: uuid(300 + index),
    position: index,
    company_url: index === 0 ? 'https://company.example.com' : null,
    start_date: `${2022 - index * 4}-03`,
    end_date: index === 0 ? null : `${2026 - index * 4}-02`,
    technologies: ['TypeScript', 'Go', 'MQTT'],
    is_published: true,
    updated_at: changed,
    translations: [
      {
        id: uuid(400 + index),
        language,
        company: isRussian ? 'Городские сети' : 'City Networks',
        job_title: isRussian ? 'Ведущий инженер' : 'Lead engineer',
        location: isRussian ? 'Санкт-Петербург' : 'Saint Petersburg',
        description_html: isRussian
          ? '<ul><li>Собрал диспетчерскую с нуля.</li><li>Сократил время выезда бригады до 20 минут.</li></ul>'
          : '<ul><li>Built the control room from nothing.</li><li>Cut the time to leave to 20 minutes.</li></ul>',
      },
    ],
  };
}

export function sampleExperiences(language: Language): ExperienceList {
  return { items: [0, 1, 2].map((index) => sampleExperience(language, index)), total: 3, next_cursor: null };
}

const postWords: readonly { slug: string; tags: string[]; title: Words; summary: Words }[] = [
  {
    slug: 'one-table-is-a-queue',
    tags: ['sqlite', 'server'],
    title: { ru: 'Одна таблица — это уже очередь', en: 'One table is a queue' },
    summary: {
      ru: 'Брокер сообщений понадобится, когда таблица перестанет справляться. Это позже, чем кажется.',
      en: 'A message broker is for the day when the table cannot keep up. That day is later than it seems.',
    },
  },
  {
    slug: 'nine-microamps',
    tags: ['esp32', 'iot'],
    title: { ru: 'Девять микроампер сна', en: 'Nine microamps of sleep' },
    summary: {
      ru: 'Куда девается заряд, пока ничего не происходит.',
      en: 'Where the charge goes while nothing happens.',
    },
  },
  {
    slug: 'russian-search',
    tags: ['sqlite', 'text'],
    title: { ru: 'Поиск, который знает русский', en: 'A search that knows Russian' },
    summary: {
      ru: 'Словоформы, ё и е, и почему хватает SQLite.',
      en: 'Word forms, ё and е, and why SQLite is enough.',
    },
  },
];

function samplePost(language: Language, index: number): PostSummary {
  const words = postWords[index % postWords.length];
  const round = Math.floor(index / postWords.length);
  const date = `${2026 - Math.floor(index / 4)}-0${3 - (index % 3)}-1${index % 9}T09:00:00Z`;
  return {
    id: uuid(500 + index),
    slug: `${words?.slug ?? ''}${round > 0 ? `-${round + 1}` : ''}`,
    tags: words?.tags ?? [],
    cover: null,
    page_face: null,
    is_in_menu: false,
    is_unlisted: false,
    is_pinned: false,
    series: null,
    canonical_url: null,
    author: { first_name: 'Alexey', last_name: 'Zarechny', photo: null, is_owner: true },
    created_at: date,
    updated_at: date,
    translations: [
      {
        language,
        status: 'published',
        published_at: date,
        title: words?.title[language] ?? '',
        summary: words?.summary[language] ?? '',
        reading_minutes: 4 + index,
        updated_at: date,
        revision: 1,
      },
    ],
  };
}

/** Pages of the owner: one in the blog's menu, one of the portfolio. */
export function samplePages(language: Language): PostList {
  const page = samplePost(language, 0);
  const of = (index: number, slug: string, place: Pick<PostSummary, 'page_face' | 'is_in_menu'>) => ({
    ...samplePost(language, index),
    ...place,
    slug,
    tags: [],
    translations: page.translations.map((text) => ({ ...text, title: slug })),
  });
  const items = [
    of(0, 'uses', { page_face: 'blog', is_in_menu: true }),
    of(1, 'about-me', { page_face: 'portfolio', is_in_menu: false }),
  ];
  return { items, total: items.length, next_cursor: null, languages: [language], tags: [] };
}

export function samplePosts(language: Language, limit = 20, total = 9): PostList {
  const items = Array.from({ length: Math.min(limit, total) }, (_, index) => samplePost(language, index));
  const tags = ['sqlite', 'esp32', 'iot', 'server', 'text'].map((name, index) => ({
    name,
    count: 5 - index,
  }));
  return {
    items,
    total,
    next_cursor: items.length < total ? 'next' : null,
    languages: ['ru', 'en'],
    tags,
  };
}

/** Returns posts of the sample, followed by posts that exist only in the other language. */
export function samplePostsInBoth(language: Language, own: number, others: number): PostList {
  const other = otherLanguage(language);
  const items = [
    ...samplePosts(language, own).items,
    ...samplePosts(other, others).items.map((post) => ({ ...post, id: `other-${post.id}` })),
  ];
  return { ...samplePosts(language), items, total: items.length, others, next_cursor: null };
}

/** The titles of the sample's posts over several years. */
export function sampleArchive(language: Language, total = 9, others = 0): Archive {
  const list = samplePostsInBoth(language, total - others, others);
  const items = list.items.map(({ translations }, at): ArchivedPost => {
    const text = translations[0];
    return {
      slug: `post-${at}`,
      title: text?.title ?? '',
      language: text?.language ?? language,
      published_at: text?.published_at ?? '2026-01-01T00:00:00Z',
    };
  });
  return { items, total, others, next_cursor: null };
}

const bodies: Words = {
  ru: `<p>Очередь — это таблица, из которой <em>берут</em> строки. Одной строки SQL хватает<sup>1</sup>.</p>
<h2 id="zachem">Зачем брокер</h2><p>Незачем, пока задач меньше тысячи в секунду: см. <a href="https://sqlite.org/">SQLite</a> и <code>BEGIN IMMEDIATE</code>.</p>
<pre class="code" data-language="sql" tabindex="0"><code><span class="token-keyword">UPDATE</span> jobs <span class="token-keyword">SET</span> taken_at <span class="token-keyword">=</span> <span class="token-string">'now'</span>
<span class="token-keyword">WHERE</span> id <span class="token-keyword">=</span> <span class="token-constant">1</span> RETURNING id; <span class="token-comment">-- берём одну</span></code></pre>
<h2 id="kak">Как это сделать</h2><blockquote><p>Скучное решение живёт дольше.</p></blockquote><ul><li>один писатель;</li><li>много читателей.</li></ul>
<h3 id="skolko">Сколько это выдержит</h3><div class="table-scroll" role="group" aria-label="Таблица" tabindex="0"><table><thead><tr><th scope="col">Задач</th><th scope="col" class="align-right">мс</th></tr></thead><tbody><tr><td>1 000</td><td class="align-right">2</td></tr></tbody></table></div>`,
  en: `<p>A queue is a table from which rows are <em>taken</em>. One line of SQL is enough.</p>
<h2 id="why">Why a broker</h2><p>There is no need below a thousand jobs a second: see <a href="https://sqlite.org/">SQLite</a>.</p>
<pre class="code" data-language="ts" data-file="queue.ts" tabindex="0"><code><span class="token-keyword">const</span> job = <span class="token-function">take</span>(<span class="token-string">'mail'</span>);</code></pre>
<h2 id="how">How to do it</h2><p>One writer, many readers.</p><h3 id="limits">What it stands</h3><p>More than you have.</p>`,
};

export function samplePostPage(language: Language): Post {
  const { translations, ...rest } = samplePost(language, 0);
  const contents =
    language === 'ru'
      ? [
          { id: 'zachem', level: 2, text: 'Зачем брокер' },
          { id: 'kak', level: 2, text: 'Как это сделать' },
          { id: 'skolko', level: 3, text: 'Сколько это выдержит' },
        ]
      : [
          { id: 'why', level: 2, text: 'Why a broker' },
          { id: 'how', level: 2, text: 'How to do it' },
          { id: 'limits', level: 3, text: 'What it stands' },
        ];
  const link = (index: number) => {
    const post = samplePost(language, index);
    const text = post.translations[0];
    return { slug: post.slug, title: text?.title ?? '', language, published_at: text?.published_at ?? null };
  };
  const neighbour = (index: number) => {
    const { translations: texts, cover } = samplePost(language, index);
    return { ...link(index), summary: texts[0]?.summary ?? '', cover };
  };
  return {
    ...rest,
    languages: ['ru', 'en'],
    translations: translations.map((text) => ({ ...text, html: bodies[language], contents })),
    series_html: '',
    previous: neighbour(1),
    next: neighbour(2),
    related: [link(2), link(1)],
  };
}

/** A series with all sample posts as its parts. */
export function sampleSeriesPage(language: Language, more: Partial<SeriesPage> = {}): SeriesPage {
  const items = [0, 1, 2].map((index) => samplePost(language, index));
  return {
    id: uuid(700),
    slug: 'devices',
    titles: { ru: 'Устройства, которые живут годами', en: 'Devices that last for years' },
    descriptions: {
      ru: 'От первого сна платы до обновления по воздуху.',
      en: 'From the first sleep of a board to updates over the air.',
    },
    posts: items.map(({ id }) => id),
    updated_at: '2026-03-10T09:00:00Z',
    deleted_at: null,
    languages: ['ru', 'en'],
    items,
    ...more,
  };
}

/** The HTML before the text of the second of three parts, as the service renders it. */
export const sampleSeriesHtml: Readonly<Record<Language, string>> = {
  ru: '<nav data-series lang="ru" aria-label="Серия"><p>Часть 2 из 3 серии <a href="/series/devices">«Устройства, которые живут годами»</a></p><details><summary>Все части</summary><ol><li><a href="/post/one">Девять микроампер</a></li><li><a href="/post/two" aria-current="page">Одна таблица — это уже очередь</a></li><li><a href="/post/three">Обновление по воздуху</a></li></ol></details></nav>',
  en: '<nav data-series lang="en" aria-label="Series"><p>Part 2 of 3 in <a href="/en/series/devices">“Devices that last for years”</a></p><details><summary>All parts</summary><ol><li><a href="/en/post/one">Nine microamps</a></li><li><a href="/en/post/two" aria-current="page">One table is a queue</a></li><li><a href="/en/post/three">Updates over the air</a></li></ol></details></nav>',
};
