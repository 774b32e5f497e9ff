import type { Schemas } from '../contract/types.ts';
import type { Career } from '../cv/career.ts';

const id = '00000000-0000-4000-8000-000000000000';
/** A job that has ended, except the first. */
const jobOf = (number: number): Schemas['Experience'] => ({
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

/** A career with this many jobs, in Russian. */
export const careerOf = (jobs: number, entries: Career['entries'] = []): Career => ({
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
        answer_time: '',
        cv: null,
        cv_is_uploaded: false,
      },
    ],
  },
  experiences: Array.from({ length: jobs }, (_, number) => jobOf(number)),
  projects: [],
  entries,
});

export const entryOf = (
  section: Schemas['CareerSection'],
  fields: Schemas['CareerFields'],
): Schemas['CareerEntry'] => ({ id, section, fields, updated_at: '2025-01-01T00:00:00Z' });

const title = { ru: 'Имя', en: 'Name' };
const organisation = { ru: 'Место', en: 'Place' };
const summary = { ru: 'Рассказ.\n\nЕщё рассказ.', en: 'A tale.' };
const keywords = { ru: ['слово', 'дело'] };
/** An entry of each section. */
export const everySection: Career['entries'] = [
  entryOf('education', { organisation, title, start: '2008-09', end: '2014-06', level: { ru: 'Магистр' } }),
  entryOf('skills', { title, level: { ru: 'высокий' }, keywords }),
  entryOf('languages', { title: { ru: 'Английский', en: 'English' }, level: { ru: 'C1', en: 'C1' } }),
  entryOf('certificates', { title, organisation, start: '2021-04', url: 'https://a.example/' }),
  entryOf('publications', { title, start: '2024-11', summary }),
  entryOf('volunteer', { organisation, title, start: '2019-02' }),
  entryOf('awards', { title, organisation }),
  entryOf('interests', { title, keywords }),
  entryOf('references', { title: { ru: 'Анна', en: 'Anna' }, summary }),
];

export const projectOf = (title: string): Schemas['Project'] => ({
  id,
  slug: 'a',
  position: 0,
  is_published: true,
  is_featured: false,
  github_url: 'https://github.com/x/a',
  demo_url: 'https://demo.example',
  technologies: ['Rust'],
  started_on: '2024-02',
  finished_on: null,
  cover: null,
  updated_at: '2025-01-01T00:00:00Z',
  translations: [
    {
      id,
      language: 'ru',
      title,
      summary: 'Датчик.',
      outcome: '',
      role: '',
      team: '',
      description: '',
      description_html: '',
      has_body: false,
    },
  ],
});
