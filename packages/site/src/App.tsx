import { filePath, keepDomain } from '@janus-site/core';
import type { FormOutcome } from '@janus-site/ui/hooks/formOutcome.tsx';
import { FormOutcomeProvider } from '@janus-site/ui/hooks/formOutcome.tsx';
import type { UiContextValues } from '@janus-site/ui/hooks/UiContexts.tsx';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Boundary } from './Boundary.tsx';
import type { View } from './page/view.ts';

export interface AppProps {
  view: View;
  contexts: UiContextValues;
  i18n: I18n;
  outcome?: FormOutcome | null;
  /** Retries after an error that kept a protected page from being shown. */
  onRetry(): void;
}

/** The whole document: the server renders it, the browser hydrates it. Icons, styles and scripts are added to it. */
export function App({ view, contexts, i18n, outcome = null, onRetry }: AppProps) {
  const { page } = view;
  const { Provider } = page.frame;
  return (
    <html lang={page.language} data-face={page.face} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link
          rel="manifest"
          href={keepDomain(filePath(page.language, 'manifest.webmanifest'), page.resolution.domain)}
        />
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <Provider {...contexts} fallback={page.data}>
            <FormOutcomeProvider value={outcome}>
              <Stage view={view} onRetry={onRetry} />
            </FormOutcomeProvider>
          </Provider>
        </I18nProvider>
      </body>
    </html>
  );
}

function Stage({ view, onRetry }: Pick<AppProps, 'view' | 'onRetry'>) {
  const { page, stage, error } = view;
  if (stage !== 'ready' && page.frame.waiting) {
    const { Waiting } = page.frame.waiting;
    return <Waiting error={error} onRetry={onRetry} />;
  }
  const { Layout } = page.frame;
  const { Screen } = page.part;
  return (
    <Layout>
      <Boundary key={page.part.name} page={page}>
        <Screen />
      </Boundary>
    </Layout>
  );
}
