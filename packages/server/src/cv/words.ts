import type { Language } from '@janus-site/core';

export const words = {
  ru: {
    about: 'О себе',
    experience: 'Опыт работы',
    projects: 'Проекты',
    present: 'настоящее время',
    cv: 'Резюме',
    demo: 'Демо',
  },
  en: {
    about: 'About',
    experience: 'Experience',
    projects: 'Projects',
    present: 'Present',
    cv: 'CV',
    demo: 'Demo',
  },
} as const satisfies Record<Language, Record<string, string>>;

const months = {
  ru: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** "2021-03" as "март 2021". */
function monthOf(date: string, language: Language): string {
  const [year = '', month = ''] = date.split('-');
  return `${months[language][Number(month) - 1] ?? ''} ${year}`.trim();
}

/** "март 2021 — настоящее время"; one month alone where both are the same. */
export function period(start: string, end: string | null, language: Language): string {
  const from = monthOf(start, language);
  const to = end === null ? words[language].present : monthOf(end, language);
  return from === to ? from : `${from} — ${to}`;
}
