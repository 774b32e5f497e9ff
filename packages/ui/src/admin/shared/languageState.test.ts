import { expect, test } from 'vitest';
import { samplePostPage } from '../../testing/sampleAnswers.ts';
import { languageState } from './languageState.ts';

const now = Date.parse('2026-11-22T00:00:00Z');

test('the state of a language is missing, draft, published or scheduled', () => {
  const translation = samplePostPage('ru').translations[0];
  if (!translation) throw new Error('The sample post has no text');
  const state = (change: Partial<typeof translation>) => languageState({ ...translation, ...change }, now);
  expect(languageState(undefined, now)).toBe('missing');
  expect(state({ status: 'draft' })).toBe('draft');
  expect(state({ published_at: '2026-11-21T00:00:00Z' })).toBe('published');
  expect(state({ published_at: '2026-11-23T00:00:00Z' })).toBe('scheduled');
});
