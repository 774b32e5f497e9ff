import type { Language } from './published';

interface Part {
  part: string;
  title: Readonly<Record<Language, string>>;
  /** The fields shown of each entry. */
  fields: readonly string[];
}

/** The parts of the CV on the home page, in order. */
export const cv: readonly Part[] = [
  {
    part: 'education',
    title: { ru: 'Образование', en: 'Education' },
    fields: ['institution', 'area', 'studyType'],
  },
  { part: 'skills', title: { ru: 'Навыки', en: 'Skills' }, fields: ['name', 'level'] },
  { part: 'languages', title: { ru: 'Языки', en: 'Languages' }, fields: ['language', 'fluency'] },
  { part: 'certificates', title: { ru: 'Сертификаты', en: 'Certificates' }, fields: ['name', 'issuer'] },
  {
    part: 'publications',
    title: { ru: 'Выступления и публикации', en: 'Talks and publications' },
    fields: ['name', 'publisher', 'summary'],
  },
  { part: 'awards', title: { ru: 'Награды', en: 'Awards' }, fields: ['title', 'awarder', 'summary'] },
  {
    part: 'volunteer',
    title: { ru: 'Волонтёрство', en: 'Volunteering' },
    fields: ['organization', 'position', 'summary'],
  },
  { part: 'interests', title: { ru: 'Интересы', en: 'Interests' }, fields: ['name'] },
];
