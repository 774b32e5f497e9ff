import type { Decorator, Preview } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { lazy, Suspense, useEffect } from 'react';
import { configure } from 'storybook/test';
import type { TestPlaceOptions } from '../packages/ui/src/testing/testPlace.ts';
import { clearDatabases } from '../packages/ui/src/testing/clearDatabases.ts';
import { englishArgs } from '../packages/ui/src/testing/englishArgs.ts';
import { showMedia } from '../packages/ui/src/testing/mediaFeatures.ts';
import type { ServerMarkupProps } from '../packages/ui/src/testing/ServerMarkup.tsx';
import { ServerMarkup } from '../packages/ui/src/testing/ServerMarkup.tsx';
import { Stand } from '../packages/ui/src/testing/Stand.tsx';
import { testPlace } from '../packages/ui/src/testing/testPlace.ts';
import { adminWords } from './adminWords.ts';
import type { DocsContainerProps } from './docs/DocsContainer.tsx';
import { loadFonts } from './fonts.ts';
import type { ToolbarValues } from './toolbars.ts';
import { globalTypes, initialGlobals, viewports } from './toolbars.ts';
import { writePage } from './writePage.ts';
import '../packages/ui/src/theme/fonts.css';
import '../packages/ui/src/theme/global.css.ts';
import './scrollBars.css';

// The default second is too short for a busy two-core machine.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Renders the story in its place (`parameters.place`), in the toolbar's language, face and theme. A story's own texts
 * are its arguments in Russian and `parameters.english` in English.
 */
const inStand: Decorator = (Story, context) => {
  const { parameters, args, initialArgs, id, moduleExport } = context;
  const toolbar = context.globals as ToolbarValues;
  const place: TestPlaceOptions = parameters['place'] ?? {};
  const language = place.language ?? toolbar.language;
  const face = place.face ?? toolbar.face;
  const own = language === 'en' ? englishArgs(args, initialArgs, parameters['english'], moduleExport) : args;
  const at = testPlace({ ...place, language, face });
  const key = `${id} ${language} ${face}`;
  const draw: ServerMarkupProps['draw'] = (data, around = (story) => story) => (
    <Stand
      key={key}
      place={at}
      fallback={data ? { ...parameters['fallback'], ...data } : parameters['fallback']}
      outcome={parameters['outcome']}
      words={adminWords(language)}
    >
      {around(<Story args={own} />)}
    </Stand>
  );
  return (
    <Page {...toolbar} language={language} face={face}>
      {toolbar.scripts === 'off' ? <ServerMarkup key={key} draw={draw} /> : draw()}
    </Page>
  );
};

interface PageProps extends ToolbarValues {
  children: React.ReactNode;
}

/** The page around a story, with the toolbar's values. */
function Page({ children, ...toolbar }: PageProps) {
  const { media, motion } = toolbar;
  useEffect(() => writePage(toolbar));
  useEffect(
    () => showMedia(document, { isPaper: media === 'paper', isReduced: motion === 'reduced' }),
    [media, motion],
  );
  return children;
}

// The docs page and its container are not loaded with a story.
const DocsPage = lazy(async () => ({ default: (await import('./docs/DocsPage.tsx')).DocsPage }));
const DocsContainer = lazy(async () => ({
  default: (await import('./docs/DocsContainer.tsx')).DocsContainer,
}));

/** Lists the members of a union in the table of props, which would only show `union`. */
const spellUnions: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      const isUnion = typeof type === 'object' && (type.name === 'enum' || type.name === 'union');
      return [
        name,
        isUnion && type.raw ? { ...argType, table: { ...table, type: { summary: type.raw } } } : argType,
      ];
    }),
  );

const preview: Preview = {
  argTypesEnhancers: [spellUnions],
  decorators: [inStand],
  loaders: [loadFonts],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // axe does not check the size of targets, which is new in WCAG 2.2.
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } },
    },
    // The theme sets the background.
    backgrounds: { disabled: true },
    controls: { expanded: true },
    // In the code of a story, the body of a handler is irrelevant.
    jsx: { functionValue: () => '() => undefined' },
    docs: {
      page: DocsPage,
      container: (props: DocsContainerProps) => (
        <Suspense>
          <DocsContainer {...props} />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Names',
          'design',
          ['Tokens', 'Words', 'Elsewhere'],
          'components',
          'public',
          'admin',
        ],
      },
    },
    viewport: { options: viewports },
  },
  beforeEach: clearDatabases,
  initialGlobals,
  globalTypes,
};

export default preview;
