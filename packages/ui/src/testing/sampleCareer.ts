import type { CareerEntry, CareerList } from '@janus-site/core';

const entry = (
  number: number,
  section: CareerEntry['section'],
  fields: CareerEntry['fields'],
): CareerEntry => ({
  id: `00000000-0000-4000-8000-0000000012${String(number).padStart(2, '0')}`,
  section,
  fields,
  updated_at: '2026-02-20T10:00:00Z',
});

/** Entries of the CV: complete, in one language only, with long words; sections of three entries, of one, of none. */
export function sampleCareer(): CareerList {
  return {
    items: [
      entry(1, 'education', {
        organisation: { ru: 'СПбГЭТУ «ЛЭТИ»', en: 'Saint Petersburg Electrotechnical University' },
        title: { ru: 'Электроника и наноэлектроника', en: 'Electronics and nanoelectronics' },
        level: { ru: 'Магистр', en: 'Master' },
        start: '2008-09',
        end: '2014-06',
        summary: { ru: 'Диплом с отличием', en: 'With honours' },
        keywords: { ru: ['Схемотехника', 'Цифровая обработка сигналов'], en: ['Circuits', 'Signals'] },
        url: 'https://etu.ru/',
      }),
      entry(2, 'skills', {
        title: { ru: 'Встраиваемые системы', en: 'Embedded systems' },
        level: { ru: 'Основное занятие', en: 'Main trade' },
        keywords: { ru: ['C', 'Rust', 'FreeRTOS'] },
      }),
      entry(3, 'skills', {
        title: { en: 'Web' },
        keywords: { en: ['TypeScript', 'React', 'PostgreSQL'] },
      }),
      entry(4, 'skills', {
        title: { ru: 'Электрофотополупроводниковые выпрямители и их высоковольтные испытания' },
      }),
      entry(5, 'languages', {
        title: { ru: 'Английский', en: 'English' },
        level: { ru: 'C1', en: 'C1' },
      }),
      entry(6, 'publications', {
        title: { ru: 'Три года на двух батарейках', en: 'Three years on two batteries' },
        organisation: { ru: 'HighLoad++', en: 'HighLoad++' },
        start: '2024-11',
        summary: {
          ru: 'О том, как датчик спит.\n\nИ о том, почему он просыпается.',
          en: 'How a sensor sleeps.',
        },
        url: 'https://conf.example.org/2024/talks/42',
      }),
      entry(7, 'references', {
        title: { ru: 'Анна Жукова, технический директор', en: 'Anna Zhukova, CTO' },
        summary: { ru: 'Доводит до конца.', en: 'Sees things through.' },
      }),
    ],
  };
}
