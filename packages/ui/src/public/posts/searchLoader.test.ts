import type { SearchItem } from '@janus-site/core';
import { expect, it } from 'vitest';
import { onceEach } from './searchLoader.ts';

const item = (id: string, language: 'ru' | 'en'): SearchItem => ({
  kind: 'post',
  id,
  slug: id,
  page_face: null,
  section_title: null,
  title: `${id} ${language}`,
  language,
  snippet: '',
  published_at: null,
});

it('keeps each result once, at its best position and in the page language if possible', () => {
  const found = [item('a', 'en'), item('b', 'en'), item('a', 'ru'), item('c', 'ru')];
  expect(onceEach(found, 'ru').map(({ title }) => title)).toEqual(['a ru', 'b en', 'c ru']);
  expect(onceEach(found, 'en').map(({ title }) => title)).toEqual(['a en', 'b en', 'c ru']);
});
