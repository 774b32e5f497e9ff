import { filePath, githubAddress, parseWebAddress, telegramAddress } from '@janus-site/core';
import type { Experience, Profile, ProfileTranslation, Project, Site } from '@janus-site/core';
import { latest } from './content.ts';
import { makeItem, shownPicture } from './makeItem.ts';
import type { Place } from './place.ts';
import { jsonText } from './json.ts';
import { plainText } from './plainText.ts';
import { addressOf, dateOf, resumeSections } from './resumeSections.ts';

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

interface NetworkProfile {
  network: string;
  username: string;
  url: string;
}

function networksOf({ github, telegram }: Profile, { links = [] }: Site): NetworkProfile[] {
  const profiles: NetworkProfile[] = [];
  const code = parseWebAddress(githubAddress(github ?? '')?.href ?? '');
  if (code) {
    const username = code.pathname.replaceAll('/', '');
    profiles.push({ network: 'GitHub', username, url: code.href });
  }
  const letters = telegramAddress(telegram ?? '');
  if (letters) {
    profiles.push({ network: 'Telegram', username: letters.name.slice(1), url: letters.href });
  }
  const others = links.flatMap(({ name, url }) => {
    const address = parseWebAddress(url);
    if (!address) return [];
    const username = address.pathname.split('/').findLast(Boolean) ?? address.host;
    return [{ network: name, username, url: address.href }];
  });
  return [...profiles, ...others];
}

interface Basics {
  profile: Profile;
  text: ProfileTranslation;
  site: Site;
}

function basicsOf({ profile: owner, text, site }: Basics, place: Place) {
  const url = place.link('home');
  return {
    name: text.name,
    label: text.headline || undefined,
    image: shownPicture('resume: photo', owner.photo, url),
    email: owner.email ?? undefined,
    url,
    summary: plainText(text.about_html).text,
    location: text.location ? { address: text.location } : undefined,
    profiles: networksOf(owner, site),
  };
}

function toWork({ company_url, start_date, end_date, translations }: Experience) {
  const [text] = translations;
  const { text: summary, points } = plainText(text?.description_html ?? '');
  return {
    name: text?.company,
    position: text?.job_title,
    location: text?.location ?? undefined,
    url: addressOf(company_url),
    startDate: dateOf(start_date),
    endDate: dateOf(end_date),
    summary,
    highlights: points,
  };
}

function toProject(project: Project) {
  const [text] = project.translations;
  return {
    name: text?.title,
    description: text?.summary || undefined,
    highlights: plainText(text?.description_html ?? '').points,
    keywords: project.technologies,
    startDate: dateOf(project.started_on),
    endDate: dateOf(project.finished_on),
    url: addressOf(project.demo_url) ?? addressOf(project.github_url),
  };
}

/** Skills, most frequent first; each is spelt as it first occurs. */
function skillsOf(rows: readonly { technologies: readonly string[] }[]) {
  const skills = new Map<string, { name: string; count: number }>();
  for (const name of rows.flatMap(({ technologies }) => technologies)) {
    const skill = skills.get(name.toLowerCase()) ?? { name, count: 0 };
    skill.count += 1;
    skills.set(name.toLowerCase(), skill);
  }
  return [...skills.values()].sort((a, b) => b.count - a.count).map(({ name }) => ({ name }));
}

/** The career record as JSON Resume 1.0.0; null while the site has no name. */
export async function toResume(place: Place): Promise<string | null> {
  const { content, language } = place;
  const [owner, site, jobs, works, entries] = await Promise.all([
    content.owner(language),
    content.site(language),
    content.experiences(language),
    content.projects(language),
    content.career(),
  ]);
  if (!owner.text) return null;
  const rows = [...jobs, ...works];
  const changed = latest([owner.profile, ...rows, ...entries].map((row) => row.updated_at));
  const { skills = skillsOf(rows), ...sections } = resumeSections(entries, language);
  return jsonText({
    $schema: schema,
    basics: basicsOf({ profile: owner.profile, text: owner.text, site }, place),
    work: jobs.flatMap((job) => makeItem('resume', job.id, () => toWork(job)) ?? []),
    ...sections,
    skills,
    projects: works.flatMap((work) => makeItem('resume', work.id, () => toProject(work)) ?? []),
    meta: {
      canonical: place.file(filePath(language, 'resume.json')),
      version: 'v1.0.0',
      lastModified: changed?.slice(0, 19),
    },
  });
}
