import type { Language, SearchAnswer } from '@janus-site/core';
import { otherLanguage } from '@janus-site/core';

const found = {
  ru: {
    post: [
      'Одна таблица — это уже очередь',
      '…строка становится <mark>очередью</mark>, когда её берут по одной…',
    ],
    career: ['Доклады и публикации', 'Очередь без брокера, Митап', '<mark>Очередь</mark> из одной таблицы.'],
    project: ['Запись без очереди', '<mark>Очередь</mark> в регистратуру стала короче на сорок минут.'],
  },
  en: {
    post: ['One table is a queue', '…a row becomes a <mark>queue</mark> when it is taken one at a time…'],
    career: [
      'Talks and publications',
      'A queue without a broker, Meetup',
      'A <mark>queue</mark> made of one table.',
    ],
    project: ['No more queues', 'The <mark>queue</mark> at the reception is forty minutes shorter.'],
  },
} as const;

/** Search results: a post in each language, a project, an entry of the CV. */
export function sampleSearch(language: Language): SearchAnswer {
  const other = otherLanguage(language);
  const post = (of: Language, number: number): SearchAnswer['items'][number] => ({
    kind: 'post',
    id: `00000000-0000-4000-8000-00000000050${number}`,
    slug: number === 0 ? 'one-table-is-a-queue' : 'nine-microamps',
    page_face: null,
    section_title: null,
    title: found[of].post[0],
    language: of,
    snippet: found[of].post[1],
    published_at: '2026-03-01T10:00:00Z',
  });
  return {
    items: [
      post(language, 0),
      {
        kind: 'project',
        id: '00000000-0000-4000-8000-000000000104',
        slug: null,
        page_face: null,
        section_title: null,
        title: found[language].project[0],
        language,
        snippet: found[language].project[1],
        published_at: null,
      },
      {
        kind: 'career',
        id: '00000000-0000-4000-8000-000000000704',
        slug: null,
        page_face: null,
        section_title: found[language].career[0],
        title: found[language].career[1],
        language,
        snippet: found[language].career[2],
        published_at: null,
      },
      post(other, 1),
    ],
    total: 4,
    suggestion: null,
  };
}

/** A search without results. */
export const sampleMiss: SearchAnswer = { items: [], total: 0, suggestion: null };

/** Results for a query that was typed on the wrong keyboard layout. */
export const sampleInstead: SearchAnswer = { ...sampleSearch('ru'), suggestion: 'очередь' };
