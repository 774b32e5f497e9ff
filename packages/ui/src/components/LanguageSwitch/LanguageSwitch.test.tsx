import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ReadInOther } from './ReadInOther.tsx';

afterEach(() => history.replaceState(null, '', '/'));

it('leads to the same place of the page in the other language', () => {
  render(
    <Stand place={testPlace()}>
      <LanguageSwitch />
      <ReadInOther languages={['ru', 'en']} />
    </Stand>,
  );
  for (const name of ['English', 'Read in English']) {
    const link = screen.getByRole('link', { name });
    for (const hash of ['#projects', '']) {
      history.replaceState(null, '', `/${hash}`);
      const click = createEvent.click(link);
      click.preventDefault();
      fireEvent(link, click);
      expect(link).toHaveProperty('href', `${location.origin}/en${hash}`);
    }
  }
});

it('offers a text in the other language only if it exists', () => {
  render(
    <Stand place={testPlace({ language: 'en' })}>
      <ReadInOther languages={['en']} />
    </Stand>,
  );
  expect(screen.queryByRole('link')).toBeNull();
});
