import type { Messages } from '@lingui/core';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import type { FormOutcome } from '../hooks/formOutcome.tsx';
import { FormOutcomeProvider } from '../hooks/formOutcome.tsx';
import type { UiContextValues } from '../hooks/UiContexts.tsx';
import type { UiProviderProps } from '../hooks/UiProvider.tsx';
import { UiProvider } from '../hooks/UiProvider.tsx';
import { messages as en } from '../locales/en.ts';
import { messages as ru } from '../locales/ru.ts';

const catalogues: Readonly<Record<'ru' | 'en', Messages>> = {
  ru,
  en,
};

export interface StandProps {
  place: UiContextValues;
  /** The data that the server has loaded. */
  fallback?: Readonly<Record<string, unknown>>;
  outcome?: FormOutcome | null;
  /** Texts besides the public ones. */
  words?: Messages;
  /** The provider of reads. Default: SWR, as in the admin area. */
  Provider?: ComponentType<UiProviderProps>;
  children: ReactNode;
}

/** The site's environment of a component. */
export function Stand({
  place: { page, navigation, services },
  fallback,
  outcome = null,
  words,
  Provider = UiProvider,
  children,
}: StandProps) {
  const { language } = page;
  const [i18n] = useState(() =>
    setupI18n({ locale: language, messages: { [language]: { ...catalogues[language], ...words } } }),
  );
  return (
    <I18nProvider i18n={i18n}>
      <Provider page={page} navigation={navigation} services={services} fallback={fallback}>
        <FormOutcomeProvider value={outcome}>{children}</FormOutcomeProvider>
      </Provider>
    </I18nProvider>
  );
}
