import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { languageMark } from '../../theme/languageMark.css.ts';
import { sampleExperiences, sampleProfile } from '../../testing/sampleAnswers.ts';
import { sampleCareer } from '../../testing/sampleCareer.ts';

import { emptyProfile } from '../../testing/sampleParts.ts';
import { emptyScripts, sampleScripts } from '../../testing/sampleScripts.ts';
import { Stand } from '../../testing/Stand.tsx';
import type { TestPlaceOptions } from '../../testing/testPlace.ts';
import { testPlace } from '../../testing/testPlace.ts';
import { ResumeScreen } from './ResumeScreen.tsx';

const link = (rel: string) => document.head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');

function open(options: TestPlaceOptions = {}) {
  render(
    <Stand place={testPlace({ route: 'resume', ...options })}>
      <ResumeScreen />
    </Stand>,
  );
}

it('shows the sections that have entries, and describes the page in the document head', async () => {
  open();
  const skills = await screen.findByRole('region', { name: 'Навыки' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual([
    'Опыт работы',
    'Образование',
    'Доклады и публикации',
    'Рекомендации',
    'Навыки',
    'Языки',
  ]);
  expect(within(skills).getByText(/^C.· Rust.· FreeRTOS$/)).toBeVisible();
  // Texts that exist only in English are marked as such.
  expect(within(skills).getByText('Web')).toHaveAttribute('lang', 'en');
  const school = screen.getByRole('region', { name: 'Образование' });
  // Search results link to an entry by its id.
  const entry = sampleCareer().items.find(({ section }) => section === 'education');
  expect(school).toContainElement(document.getElementById(`entry-${entry?.id}`));
  expect(school.textContent).toMatch(/сентябрь 2008.— июнь 2014/);
  expect(within(school).getByRole('link', { name: 'СПбГЭТУ «ЛЭТИ»' })).toHaveAttribute(
    'href',
    'https://etu.ru/',
  );
  expect(document.title).toMatch(/ — Резюме$/);
  expect(link('canonical')).toBe('https://janus.example/resume');
  expect(document.head.querySelectorAll('link[hreflang]')).toHaveLength(3);
  expect(document.head.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(
    /\. Образование, Навыки, Языки/,
  );
  expect(screen.getByRole('link', { name: 'Скачать CV' })).toHaveAttribute('href', '/cv/ru.pdf');
});

it('is shown in the language of its address', async () => {
  open({ language: 'en' });
  const talks = await screen.findByRole('region', { name: 'Talks and publications' });
  expect(talks).toHaveTextContent('Three years on two batteries');
  expect(talks).toHaveTextContent('November 2024');
  expect(link('canonical')).toBe('https://janus.example/en/resume');
});

it('marks the owner’s name and the titles of entries in the other language (B17)', async () => {
  const other = { getProfile: sampleProfile('en'), listExperiences: sampleExperiences('en') };
  open({ scripts: { ...sampleScripts, ...other } });
  const job = sampleExperiences('en').items[0]?.translations[0]?.job_title ?? '';
  for (const title of [
    ...(await screen.findAllByText(job, { selector: 'h3 *' })),
    await screen.findByText('Web'),
  ]) {
    expect(title).toHaveAttribute('lang', 'en');
    expect(title).toHaveClass(languageMark);
  }
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
});

it('offers no downloads before the owner has a name: there are none yet', async () => {
  open({ scripts: { ...emptyScripts, getProfile: emptyProfile('ru') } });
  expect(await screen.findByText('Места работы появятся позже.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Скачать CV' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'JSON Resume' })).toBeNull();
});

it('says so when there are no jobs yet', async () => {
  open({ scripts: emptyScripts });
  expect(await screen.findByText('Места работы появятся позже.')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2, name: 'Опыт работы' })).toBeNull();
});

it('shows only the experience section when there are no other entries', async () => {
  open({ scripts: { ...sampleScripts, listCareer: { items: [] } } });
  expect(await screen.findByRole('region', { name: 'Опыт работы' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});
