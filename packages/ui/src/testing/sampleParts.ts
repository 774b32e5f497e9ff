import type {
  Experience,
  ExperienceTranslation,
  Language,
  Post,
  PostTranslation,
  Profile,
  ProfileTranslation,
  Project,
  ProjectCard,
  ProjectCards,
  ProjectPage,
  ProjectTranslation,
} from '@janus-site/core';
import { projects } from '@janus-site/core';
import {
  sampleExperiences,
  samplePostPage,
  sampleProfile,
  sampleProjectOfPage,
  sampleProjects,
} from './sampleAnswers.ts';

/** The individual samples, for the stories of the parts that show them, with optional changes. */
type Words = Readonly<Record<Language, string>>;

/** A word without a place to break. */
export const longWord: Words = {
  ru: 'Электрофотополупроводниковыми'.repeat(3),
  en: 'Counterrevolutionaries'.repeat(4),
};

/** A sentence where two words are expected. */
export const longWords: Words = {
  ru: 'Достопримечательностями электрофотополупроводниковыми и ещё несколько слов к ним',
  en: 'Internationalisation counterrevolutionaries misunderstanding and a few words more',
};

export function changedProfile(
  language: Language,
  change: Partial<Profile>,
  text: Partial<ProfileTranslation> = {},
): Profile {
  const profile = sampleProfile(language);
  return {
    ...profile,
    translations: profile.translations.map((own) => ({ ...own, ...text })),
    ...change,
  };
}

/** An owner who has written nothing yet. */
export function emptyProfile(language: Language): Profile {
  return changedProfile(language, { github: null, telegram: null, email: null, translations: [] });
}

export function longProfile(language: Language): Profile {
  return changedProfile(
    language,
    {
      email: `${'very.long.name.'.repeat(5)}first@company.example.com`,
      telegram: 'first_last_of_the_very_long_name',
      github: `https://github.com/${'first-last-'.repeat(4)}last`,
    },
    {
      name: longWord[language],
      headline: longWords[language],
      location: longWord[language],
      about_html: `<p>${longWord[language]} ${longWords[language]}.</p>`,
    },
  );
}

function sampleProjectPage(language: Language, change: Partial<Project> = {}): Project {
  const [project] = sampleProjects(language, 1).items;
  if (!project) throw new Error('The sample has lost its projects.');
  return { ...project, ...change };
}

export interface SampleProject {
  project: ProjectPage;
  text: ProjectTranslation;
}

/** A project with its text, as its page shows it. */
export function sampleProjectText(
  language: Language,
  change: Partial<ProjectPage> = {},
  textChange: Partial<ProjectTranslation> = {},
): SampleProject {
  const project = { ...sampleProjectOfPage(language), ...change };
  const [text] = project.translations;
  if (!text) throw new Error('The sample has lost its text.');
  return { project, text: { ...text, ...textChange } };
}

export function sampleCard(language: Language, change: Partial<ProjectCard> = {}): ProjectCard {
  return { ...projects.cardOf(sampleProjectPage(language), language), ...change };
}

/** A project with only a name. */
export function bareCard(language: Language): ProjectCard {
  return sampleCard(language, {
    github_url: null,
    demo_url: null,
    technologies: [],
    started_on: null,
    finished_on: null,
    summary: '',
    has_details: false,
  });
}

export function longCard(language: Language): ProjectCard {
  return sampleCard(language, {
    title: longWord[language],
    summary: `${longWords[language]}. ${longWord[language]}.`,
    technologies: ['PostgreSQL', longWord[language], 'Kubernetes', 'TypeScript', 'React'],
  });
}

export function sampleCards(language: Language, limit = 7, total = 16): ProjectCards {
  const { items, technologies } = sampleProjects(language, limit, total);
  return { items: items.map((item) => projects.cardOf(item, language)), total, technologies };
}

export function sampleWork(
  language: Language,
  change: Partial<Experience> = {},
  text: Partial<ExperienceTranslation> = {},
): Experience {
  const [work] = sampleExperiences(language).items;
  if (!work) throw new Error('The sample has lost its places of work.');
  return { ...work, translations: work.translations.map((own) => ({ ...own, ...text })), ...change };
}

export function longWork(language: Language): Experience {
  return sampleWork(
    language,
    { technologies: [longWord[language], 'PostgreSQL'] },
    {
      company: longWord[language],
      job_title: longWords[language],
      location: longWord[language],
      description_html: `<p>${longWord[language]} ${longWords[language]}.</p>`,
    },
  );
}

export interface SamplePost {
  post: Post;
  text: PostTranslation;
}

/** A post with its text. */
export function samplePostText(
  language: Language,
  change: Partial<Post> = {},
  textChange: Partial<PostTranslation> = {},
): SamplePost {
  const post = { ...samplePostPage(language), ...change };
  const [text] = post.translations;
  if (!text) throw new Error('The sample has lost its text.');
  return { post, text: { ...text, ...textChange } };
}
