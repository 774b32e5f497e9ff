import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { samplePostPage } from '../../testing/sampleAnswers.ts';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { PostArticle } from './PostArticle.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('after navigation to another post observes its headings and folds the table of contents', async () => {
  const observed = new Set<Element>();
  class Observer {
    observe(target: Element) {
      observed.add(target);
    }
    disconnect() {
      observed.clear();
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const place = testPlace({ face: 'blog', route: 'post', params: { slug: 'a' } });
  const post = samplePostPage('ru');
  const articleOf = (end: string) => {
    const [text] = post.translations;
    if (!text) throw new Error('The sample has a text.');
    const contents = ['a', 'b', 'c'].map((name) => ({ id: name + end, level: 2, text: name }));
    const html = contents.map(({ id }) => `<h2 id="${id}">${id}</h2>`).join('');
    return (
      <Stand place={place}>
        <PostArticle post={post} text={{ ...text, html, contents }} profile={undefined} />
      </Stand>
    );
  };
  const watched = () => [...observed].map(({ id, isConnected }) => isConnected && id);
  const { rerender, container } = render(articleOf('1'));
  await waitFor(() => expect(watched()).toEqual(['a1', 'b1', 'c1']));
  container.querySelector('nav details')?.setAttribute('open', '');
  rerender(articleOf('2'));
  await waitFor(() => expect(watched()).toEqual(['a2', 'b2', 'c2']));
  expect(container.querySelector('nav details')).not.toHaveAttribute('open');
});

it('shows the title as the server typeset it, with code as code', () => {
  const post = samplePostPage('ru');
  const [text] = post.translations;
  if (!text) throw new Error('The sample has a text.');
  const title_typeset = 'Произ\u00adводительность `select`';
  const { getByRole } = render(
    <Stand place={testPlace({ face: 'blog', route: 'post', params: { slug: 'a' } })}>
      <PostArticle post={post} text={{ ...text, title_typeset }} profile={undefined} />
    </Stand>,
  );
  expect(getByRole('heading', { level: 1 }).innerHTML).toBe('Произ\u00adводительность <code>select</code>');
});
