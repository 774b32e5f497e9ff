import type { Decorator, Preview } from '@storybook/react-vite';
import type { Language } from '@janus-site/core';
import { useEffect } from 'react';
import { configure } from 'storybook/test';
import type { TestPlaceOptions } from '../packages/ui/src/testing/testPlace.ts';
import { Stand } from '../packages/ui/src/testing/Stand.tsx';
import { testPlace } from '../packages/ui/src/testing/testPlace.ts';
import { adminWords } from './adminWords.ts';
import '../packages/ui/src/theme/fonts.css';
import '../packages/ui/src/theme/global.css.ts';

// The default second is short for a loaded two-core machine.
configure({ asyncUtilTimeout: 10_000 });

type Theme = 'light' | 'dark' | 'system';

/**
 * Draws the story in the place it asks for (`parameters.place`), in the toolbar's language, face and theme.
 * What a story says itself stands in its arguments in Russian and in `parameters.english` in English.
 */
const inStand: Decorator = (Story, { globals, parameters, args, id }) => {
  const given: TestPlaceOptions = parameters['place'] ?? {};
  const language = (given.language ?? globals['language']) as Language;
  const face = given.face ?? (globals['face'] === 'blog' ? 'blog' : 'portfolio');
  const own = language === 'en' ? { ...args, ...parameters['english'] } : args;
  return (
    <Page language={language} face={face} theme={globals['theme'] as Theme} text={globals['text'] as string}>
      <Stand
        key={`${id} ${language} ${face}`}
        place={testPlace({ ...given, language, face })}
        fallback={parameters['fallback']}
        outcome={parameters['outcome']}
        words={adminWords(language)}
      >
        <Story args={own} />
      </Stand>
    </Page>
  );
};

interface PageProps {
  language: Language;
  face: string;
  theme: Theme;
  /** The size of text that the visitor chose in the browser. */
  text: string;
  children: React.ReactNode;
}

/** What the site writes on `<html>`. */
function Page({ language, face, theme, text, children }: PageProps) {
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset['face'] = face;
    root.classList.remove('light', 'dark');
    if (theme !== 'system') root.classList.add(theme);
    root.style.fontSize = text;
  }, [language, face, theme, text]);
  return children;
}

const preview: Preview = {
  decorators: [inStand],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    // The theme paints the ground.
    backgrounds: { disabled: true },
    controls: { expanded: true },
    options: {
      storySort: { order: ['design', ['Tokens', 'Words'], 'components', 'admin', 'layouts', 'screens'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' } },
        small: { name: 'Smallest, 320', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  initialGlobals: { language: 'ru', theme: 'light', face: 'portfolio', text: '100%' },
  globalTypes: {
    language: {
      description: 'Language of the page',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'ru', title: 'Русский' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'System' },
        ],
        dynamicTitle: true,
      },
    },
    face: {
      description: 'Face',
      toolbar: {
        icon: 'browser',
        items: [
          { value: 'portfolio', title: 'Portfolio' },
          { value: 'blog', title: 'Blog' },
        ],
        dynamicTitle: true,
      },
    },
    text: {
      description: 'Size of text',
      toolbar: {
        icon: 'zoom',
        items: [
          { value: '100%', title: 'Text 100 %' },
          { value: '200%', title: 'Text 200 %' },
        ],
        dynamicTitle: true,
      },
    },
  },
};

export default preview;
