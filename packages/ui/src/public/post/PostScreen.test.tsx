import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePostPage } from '../../testing/sampleAnswers.ts';
import { sampleScripts } from '../../testing/sampleScripts.ts';
import { Stand } from '../../testing/Stand.tsx';
import type { TestPlaceOptions } from '../../testing/testPlace.ts';
import { testPlace } from '../../testing/testPlace.ts';
import { PostScreen } from './PostScreen.tsx';

const slug = 'one-table-is-a-queue';
const link = (rel: string) => document.head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');

function open(options: TestPlaceOptions = {}) {
  render(
    <Stand place={testPlace({ face: 'blog', route: 'post', params: { slug }, ...options })}>
      <PostScreen />
    </Stand>,
  );
}

it('shows the post and describes it in the document head', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Одна таблица — это уже очередь',
  );
  expect(document.title).toMatch(/ — Пост «Одна таблица — это уже очередь»$/);
  expect(link('canonical')).toBe(`https://janus.example/post/${slug}`);
  expect(document.head.querySelectorAll('link[hreflang]')).toHaveLength(3);
  expect(screen.getByRole('navigation', { name: 'Содержание' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read in English' })).toHaveAttribute('href', `/en/post/${slug}`);
  expect(screen.getByRole('link', { name: 'Написать мне' })).toHaveAttribute(
    'href',
    `https://portfolio.example/?${String(new URLSearchParams({ about: 'Одна таблица — это уже очередь' }))}#contacts`,
  );
  expect(screen.getByRole('link', { name: /Предыдущий/ })).toHaveAttribute('href', '/post/nine-microamps');
});

it('says so when the post exists only in the other language', async () => {
  const post = { ...samplePostPage('en'), languages: ['en' as const] };
  open({ scripts: { ...sampleScripts, getPostBySlug: post } });
  expect(await screen.findByText('На русском языке этого текста пока нет.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Посты на русском языке' })).toHaveAttribute('href', '/posts');
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  expect(link('canonical')).toBe(`https://janus.example/en/post/${slug}`);
});

it('shows an unpublished post to the holder of a preview link, with noindex', async () => {
  const { getPostBySlug: _, ...scripts } = sampleScripts;
  open({
    search: 'preview=q1w2e3r4t5y6u7i8o9p0',
    scripts: { ...scripts, getSharedPost: samplePostPage('ru') },
  });
  expect(await screen.findByText(/^Это предварительный просмотр/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Одна таблица — это уже очередь');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(link('canonical')).toBeUndefined();
});
