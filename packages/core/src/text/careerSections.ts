import type { Bilingual, Language } from '../route/faces.ts';
import { formatPeriod } from './dates.ts';

/** A section of a CV other than experience and projects, named as in JSON Resume; talks are publications. */
export type CareerSection =
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'publications'
  | 'volunteer'
  | 'awards'
  | 'interests'
  | 'references';

/** A field of an entry of the CV. */
export type CareerField =
  | 'title'
  | 'organisation'
  | 'level'
  | 'start'
  | 'end'
  | 'url'
  | 'summary'
  | 'keywords';

/** A field of a section of the CV, with its label in the form. */
export interface CareerFieldRow {
  readonly name: CareerField;
  readonly label: Bilingual;
  readonly isNeeded: boolean;
  /** Whether it may have paragraphs. */
  readonly isLong: boolean;
}

/** A section of the CV, with its title and fields. */
export interface CareerSectionRow {
  readonly name: CareerSection;
  readonly title: Bilingual;
  /** In the order of the form. */
  readonly fields: readonly CareerFieldRow[];
}

const field = (name: CareerField, ru: string, en: string): CareerFieldRow => ({
  name,
  label: { ru, en },
  isNeeded: false,
  isLong: false,
});
const long = (row: CareerFieldRow): CareerFieldRow => ({ ...row, isLong: true });
const needed = (row: CareerFieldRow): CareerFieldRow => ({ ...row, isNeeded: true });
const section = (name: CareerSection, ru: string, en: string, ...fields: CareerFieldRow[]) => ({
  name,
  title: { ru, en },
  fields,
});

const url = () => field('url', 'Ссылка', 'Link');
const day = () => field('start', 'Дата', 'Date');
const start = () => field('start', 'Начало', 'Start');
const end = () => field('end', 'Окончание', 'End');
const level = () => field('level', 'Уровень', 'Level');
const about = () => long(field('summary', 'Описание', 'Description'));

function declare(): readonly CareerSectionRow[] {
  return [
    section(
      'education',
      'Образование',
      'Education',
      needed(field('organisation', 'Учебное заведение', 'Institution')),
      field('title', 'Чему учились', 'Field of study'),
      field('level', 'Степень или вид обучения', 'Degree or kind of study'),
      start(),
      end(),
      field('summary', 'Оценка', 'Grade'),
      field('keywords', 'Курсы', 'Courses'),
      url(),
    ),
    section(
      'skills',
      'Навыки',
      'Skills',
      needed(field('title', 'Навык', 'Skill')),
      level(),
      field('keywords', 'Из чего состоит', 'Made up of'),
    ),
    section('languages', 'Языки', 'Languages', needed(field('title', 'Язык', 'Language')), level()),
    section(
      'certificates',
      'Сертификаты',
      'Certificates',
      needed(field('title', 'Сертификат', 'Certificate')),
      field('organisation', 'Кто выдал', 'Issuer'),
      day(),
      url(),
    ),
    section(
      'publications',
      'Доклады и публикации',
      'Talks and publications',
      needed(field('title', 'Название', 'Title')),
      field('organisation', 'Где: издание или конференция', 'Where: publisher or conference'),
      day(),
      about(),
      url(),
    ),
    section(
      'volunteer',
      'Волонтёрство',
      'Volunteering',
      needed(field('organisation', 'Организация', 'Organisation')),
      field('title', 'Роль', 'Role'),
      start(),
      end(),
      about(),
      field('keywords', 'Итоги', 'Results'),
      url(),
    ),
    section(
      'awards',
      'Награды',
      'Awards',
      needed(field('title', 'Награда', 'Award')),
      field('organisation', 'Кто наградил', 'Awarded by'),
      day(),
      about(),
    ),
    section(
      'interests',
      'Интересы',
      'Interests',
      needed(field('title', 'Интерес', 'Interest')),
      field('keywords', 'Подробности', 'Details'),
    ),
    section(
      'references',
      'Рекомендации',
      'References',
      needed(field('title', 'Кто рекомендует', 'Who recommends')),
      needed(long(field('summary', 'Что говорит', 'What they say'))),
    ),
  ];
}

// Marked as pure, so that a page that shows no section does not contain the table.
/** The sections in the order of a CV, with their fields. */
export const careerSections: readonly CareerSectionRow[] = /* @__PURE__ */ declare();

/** Returns whether the entries of a section have dates and are therefore sorted, newest first. */
export function isDated({ fields }: CareerSectionRow): boolean {
  return fields.some(({ name }) => name === 'start');
}

/**
 * Returns the dates of an entry in words: a period if its section has end dates, otherwise its month; empty if it has
 * no date.
 */
export function careerDates(
  { section, fields: { start, end } }: { section: CareerSection; fields: { start?: string; end?: string } },
  language: Language,
): string {
  if (start === undefined) return '';
  const lasts = careerSections.some(
    ({ name, fields }) => name === section && fields.some((row) => row.name === 'end'),
  );
  return formatPeriod(start, lasts ? (end ?? null) : start, language);
}

/** Returns the text in a language, or in the other one if that is missing. */
export function inLanguage<T>(said: { ru?: T; en?: T } | undefined, language: Language): T | undefined {
  return said?.[language] ?? said?.ru ?? said?.en;
}
