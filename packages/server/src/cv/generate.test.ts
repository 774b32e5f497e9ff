import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Schemas } from '../contract/types.ts';
import { blocksOf } from './blocks.ts';
import { typesetContent } from './content.ts';
import type { Career } from './career.ts';
import { generateCv } from './generate.ts';

const id = '00000000-0000-4000-8000-000000000000';
const job = (number: number): Schemas['Experience'] => ({
  id,
  position: number,
  is_published: true,
  company_url: 'https://plant.example',
  start_date: '2019-02',
  end_date: number === 0 ? null : '2021-05-12',
  technologies: ['C', 'Go'],
  updated_at: '2025-01-01T00:00:00Z',
  translations: [
    {
      id,
      language: 'ru',
      company: 'Завод',
      job_title: 'Инженер',
      location: 'Омск',
      description: '- раз\n- **два**\n\nи [ссылка](https://a.example)',
      description_html: '',
    },
  ],
});

const career = (jobs: number): Career => ({
  language: 'ru',
  profile: {
    github: 'https://github.com/x',
    telegram: '@anna',
    email: 'a@example.com',
    photo: null,
    updated_at: '2025-01-01T00:00:00Z',
    translations: [
      {
        language: 'ru',
        name: 'Анна Жукова',
        headline: 'Инженер',
        about: 'Пишу код.',
        about_html: '',
        location: null,
        availability: '',
        cv: null,
        cv_is_uploaded: false,
      },
    ],
  },
  experiences: Array.from({ length: jobs }, (_, number) => job(number)),
  projects: [],
});

const pagesOf = (bytes: Buffer): number => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/** The streams of a PDF as texts. */
function streamsOf(bytes: Buffer): string {
  const texts: string[] = [];
  const file = bytes.toString('latin1');
  for (const match of file.matchAll(/stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const stream = bytes.subarray(start, file.indexOf('endstream', start));
    try {
      texts.push(inflateSync(stream).toString('latin1'));
    } catch {
      // A font file or a stream that is not packed.
    }
  }
  return texts.join('\n');
}

test('Cyrillic text can be copied: every glyph says which letter it is', async () => {
  const bytes = await generateCv(career(1));
  expect(pagesOf(bytes)).toBe(1);
  const streams = streamsOf(bytes);
  expect(streams).toContain('beginbfrange');
  // А and Ж, as a reader's copy finds them.
  expect(streams.toLowerCase()).toContain('0410');
  expect(streams.toLowerCase()).toContain('0416');
});

test('a long career is told on two pages', async () => {
  expect(pagesOf(await generateCv(career(60)))).toBe(2);
});

test('Markdown becomes paragraphs and lists; addresses that lead nowhere are plain', () => {
  expect(
    blocksOf('# О\n\nа **б** [в](https://v.example) [г](/post/g)\n\n```\nx\n```\n\n1. раз\n2. два', 1),
  ).toEqual([
    { text: [{ text: 'О', bold: true }], style: 'body' },
    {
      text: [
        { text: 'а ' },
        { text: 'б', bold: true },
        { text: ' ' },
        { text: 'в', link: 'https://v.example' },
        { text: ' ' },
        { text: 'г' },
      ],
      style: 'body',
    },
    { ol: [{ stack: [{ text: [{ text: 'раз' }], style: 'body' }] }], style: 'body' },
  ]);
});

test('words are set as on the pages', () => {
  const content = { stack: [...blocksOf('- "60 тысяч" -- и **5 мкА**')] };
  const set = JSON.stringify(typesetContent(content, 'ru'));
  expect(set).toContain('«60\u00a0тысяч»\u00a0— и ');
  expect(set).toContain('5\u00a0мкА');
});
