import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleSeriesPage } from '../../testing/sampleAnswers.ts';
import { sampleScripts } from '../../testing/sampleScripts.ts';
import { Stand } from '../../testing/Stand.tsx';
import type { TestPlaceOptions } from '../../testing/testPlace.ts';
import { testPlace } from '../../testing/testPlace.ts';
import { SeriesScreen } from './SeriesScreen.tsx';

const link = (rel: string) => document.head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');

function open(options: TestPlaceOptions = {}) {
  render(
    <Stand place={testPlace({ face: 'blog', route: 'series', params: { slug: 'devices' }, ...options })}>
      <SeriesScreen />
    </Stand>,
  );
}

test('a series lists its parts in order and describes itself in the document head', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Устройства, которые живут годами',
  );
  expect(document.title).toMatch(/ — Устройства, которые живут годами$/);
  expect(link('canonical')).toBe('https://janus.example/series/devices');
  expect(document.head.querySelectorAll('link[hreflang]')).toHaveLength(3);
  const parts = screen.getAllByRole('heading', { level: 2 }).map((title) => within(title).getByRole('link'));
  const slugs = sampleSeriesPage('ru').items.map(({ slug }) => `/post/${slug}`);
  expect(parts.map((part) => part.getAttribute('href'))).toEqual(slugs);
});

test('a title missing in the page language is shown in the other one, marked with lang', async () => {
  const titles = { ru: null, en: 'Devices' };
  open({
    scripts: { ...sampleScripts, getSeriesBySlug: sampleSeriesPage('ru', { titles, languages: ['en'] }) },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  expect(link('canonical')).toBe('https://janus.example/en/series/devices');
});
