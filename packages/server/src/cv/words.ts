import type { Language } from '@janus-site/core';

export const words = {
  ru: {
    about: 'О себе',
    experience: 'Опыт работы',
    projects: 'Проекты',
    cv: 'Резюме',
    demo: 'Демо',
    contacts: 'Контакты',
  },
  en: {
    about: 'About',
    experience: 'Experience',
    projects: 'Projects',
    cv: 'CV',
    demo: 'Demo',
    contacts: 'Contacts',
  },
} as const satisfies Record<Language, Record<string, string>>;
