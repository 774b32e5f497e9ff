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
  const place = testPlace({ face: 'blog', route: 'post' });
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
