import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleProjectOfPage } from '../../testing/sampleAnswers.ts';
import { sampleProjectText } from '../../testing/sampleParts.ts';
import { sampleScripts } from '../../testing/sampleScripts.ts';
import { Stand } from '../../testing/Stand.tsx';
import type { TestPlaceOptions } from '../../testing/testPlace.ts';
import { testPlace } from '../../testing/testPlace.ts';
import { ProjectScreen } from './ProjectScreen.tsx';

const slug = 'teplo-goroda';
const link = (rel: string) => document.head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');

function open(options: TestPlaceOptions = {}) {
  render(
    <Stand place={testPlace({ route: 'project', params: { slug }, ...options })}>
      <ProjectScreen />
    </Stand>,
  );
}

/** Returns the fact under its name. */
const fact = (name: string) => screen.getByText(name).nextElementSibling;

it('shows the project and describes it in the document head', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Тепло города');
  expect(document.title).toMatch(/ — Проект «Тепло города»$/);
  expect(link('canonical')).toBe(`https://janus.example/projects/${slug}`);
  expect(document.head.querySelectorAll('link[hreflang]')).toHaveLength(3);
  expect(document.head.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(
    /^Диспетчерская/,
  );
  expect(screen.getByText('20').tagName).toBe('STRONG');
  expect(fact('Роль')).toHaveTextContent('Архитектор и разработчик');
  expect(fact('Когда')).toHaveTextContent('настоящее время');
  expect(within(screen.getByRole('article')).getByRole('link', { name: 'Github' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: /Задача/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Предыдущий/ })).toHaveAttribute('href', '/projects/project-2');
  expect(screen.getByRole('link', { name: 'Все проекты' })).toHaveAttribute('href', '/#projects');
});

it('marks the title and the cover for the transition from the grid, and previews the cover', async () => {
  const { project } = sampleProjectText('ru', {
    cover: '/media/x.webp',
    cover_preview: 'data:image/webp;base64,x',
  });
  open({ scripts: { ...sampleScripts, getProjectBySlug: project } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveAttribute('data-morph', 'title');
  const [preview, cover] = document.querySelectorAll('[data-morph=cover] img');
  expect(preview).toHaveAttribute('src', 'data:image/webp;base64,x');
  expect(cover).toHaveAttribute('srcset');
});

it('lists the posts that link to the project, with dates, and marks those in the other language', async () => {
  open();
  const section = await screen.findByRole('region', { name: 'Посты об этом проекте' });
  const links = within(section).getAllByRole('link');
  expect(links.map((link) => link.textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Как город узнаёт о прорыве',
    'Quiet alarms',
  ]);
  expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^http.*\/post\/heat$/));
  expect(within(section).getByText('1 марта 2026')).toHaveAttribute('datetime', '2026-03-01T09:00:00Z');
  expect(links.map((link) => link.closest('[lang]')?.getAttribute('lang'))).toEqual([undefined, 'en']);
});

it('says so when the project exists only in the other language', async () => {
  const project = { ...sampleProjectOfPage('en'), languages: ['en' as const] };
  open({ scripts: { ...sampleScripts, getProjectBySlug: project } });
  expect(await screen.findByText('Перевода пока нет.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Все проекты' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Read in English' })).toHaveAttribute(
    'href',
    `/en/projects/${slug}`,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  expect(link('canonical')).toBe(`https://janus.example/en/projects/${slug}`);
});

it('without a long text shows the description, its headings one level below the page’s', async () => {
  const description_html = '<h4 id="x-why">Why &lt;h4&gt;</h4><p>Because</p>';
  const { project, text } = sampleProjectText('ru', { posts: [] }, { body_html: '', description_html });
  open({
    scripts: { ...sampleScripts, getProjectBySlug: { ...project, translations: [text] } },
  });
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Why <h4>');
});

it('leaves out the facts, the figure and the neighbours that are not set', async () => {
  const { project, text } = sampleProjectText(
    'ru',
    {
      github_url: null,
      demo_url: null,
      started_on: null,
      technologies: [],
      posts: [],
      previous: null,
      next: null,
    },
    { outcome: '', role: '', team: '' },
  );
  open({ scripts: { ...sampleScripts, getProjectBySlug: { ...project, translations: [text] } } });
  const article = await screen.findByRole('article');
  expect(article.querySelector('dl')).toBeNull();
  expect(article.querySelector('strong')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Проекты' })).toBeNull();
  expect(screen.queryByText('Посты об этом проекте')).toBeNull();
});
