import type { BlogSection } from '@janus-site/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleProfile, samplePosts, samplePostsInBoth } from '../../testing/sampleAnswers.ts';
import { emptyScripts, sampleScripts, siteWith } from '../../testing/sampleScripts.ts';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { BlogHomeScreen } from './BlogHomeScreen.tsx';

/** As in the sample, whose titles repeat after three. */
const titles = samplePosts('ru', 3).items.map(({ translations }) => translations[0]?.title ?? '');

async function open(blog_home?: BlogSection[], scripts = sampleScripts) {
  const getSite = siteWith(blog_home ? { blog_home } : {});
  const place = testPlace({ face: 'blog', route: 'blogHome', scripts: { ...scripts, getSite } });
  const { container } = render(
    <Stand place={place}>
      <BlogHomeScreen />
    </Stand>,
  );
  await screen.findByRole('heading', { level: 1 });
  await screen.findByText('Проекты и опыт работы');
  return container;
}

/** Returns the page's outline: headings of sections, and titles of posts by their index in the sample. */
async function outline(blog_home?: BlogSection[], scripts = sampleScripts) {
  await open(blog_home, scripts);
  if (blog_home?.length !== 0) await screen.findAllByRole('heading', { level: 2 });
  return screen
    .getAllByRole('heading')
    .slice(1)
    .map(({ tagName, textContent }) => {
      const title = textContent.replaceAll('\u00a0', ' ');
      const at = titles.findIndex((one) => one.replaceAll('\u00a0', ' ') === title);
      return `${tagName.toLowerCase()} ${at < 0 ? title : at}`;
    });
}
const rows = ['h3 1', 'h3 2', 'h3 0', 'h3 1', 'h3 2'];

test('shows the newest post enlarged, then earlier posts, then topics', async () => {
  expect(await outline()).toEqual(['h2 Новое', 'h3 0', ...rows, 'h2 Темы']);
  expect(screen.getByRole('article')).toBeVisible();
});

test('marks the author’s name with its language if it differs from the page’s', async () => {
  await open(undefined, { ...sampleScripts, getProfile: sampleProfile('en') });
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
});

test('shows its sections in the order chosen by the owner', async () => {
  expect(await outline(['topics', 'lead', 'newest'])).toEqual(['h2 Темы', 'h2 Новое', 'h3 0', ...rows]);
});

test('begins the list with the newest post when there is no lead section', async () => {
  expect(await outline(['newest'])).toEqual(['h2 Новое', 'h3 0', ...rows]);
  expect(screen.queryByRole('article')).toBeNull();
});

test('shows the newest post apart from the list when topics come between, and only once', async () => {
  expect(await outline(['lead', 'topics', 'newest'])).toEqual(['h2 0', 'h2 Темы', 'h2 Новое', ...rows]);
});

test('links to all posts below the last section of posts', async () => {
  await open(['lead']);
  const all = await screen.findByRole('link', { name: 'Все посты' });
  expect(all.compareDocumentPosition(await screen.findByRole('article'))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});

test('shows only the author when the owner chose no sections', async () => {
  const page = await open([]);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(within(page).queryByRole('status')).toBeNull();
});

test('leaves out empty sections and the link to all posts', async () => {
  await open(['lead', 'topics'], emptyScripts);
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Все посты' })).toBeNull();
});

test('with folding on, shows posts in the other language only when there are no others', async () => {
  const scripts = { ...sampleScripts, getSite: siteWith({ folds_other_posts: true }) };
  const draw = (own: number) => {
    const listPosts = { ...samplePostsInBoth('ru', own, 2), next_cursor: 'next' };
    const place = testPlace({ face: 'blog', route: 'blogHome', scripts: { ...scripts, listPosts } });
    return render(
      <Stand place={place}>
        <BlogHomeScreen />
      </Stand>,
    );
  };
  const { unmount } = draw(2);
  expect(await screen.findByRole('link', { name: 'Все посты' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  unmount();
  draw(0);
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2));
});
