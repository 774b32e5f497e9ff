import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
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

it('leads to the heading of the article that is being read, whatever anchor the address has', () => {
  render(
    <Stand place={testPlace()}>
      <article>
        {[-900, 200, 300].map((top, index) => (
          <a
            key={top}
            href={`#part-${index}`}
            className="heading-anchor"
            ref={(heading) => {
              if (heading) heading.getBoundingClientRect = () => new DOMRect(0, top, 1, 1);
            }}
          >
            #
          </a>
        ))}
      </article>
      <LanguageSwitch />
    </Stand>,
  );
  history.replaceState(null, '', '/#part-0');
  vi.stubGlobal('innerHeight', 750);
  const link = screen.getByRole('link', { name: 'English' });
  const click = createEvent.click(link);
  click.preventDefault();
  fireEvent(link, click);
  expect(link).toHaveProperty('hash', '#part-1');
});

it('offers a text in the other language only if it exists', () => {
  render(
    <Stand place={testPlace({ language: 'en' })}>
      <ReadInOther languages={['en']} />
    </Stand>,
  );
  expect(screen.queryByRole('link')).toBeNull();
});
