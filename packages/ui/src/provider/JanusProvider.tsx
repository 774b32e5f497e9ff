import type { Messages } from '@lingui/core';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ComponentType, ReactNode } from 'react';
import { useMemo } from 'react';
import { PageProvider } from '../hooks/PageProvider.tsx';
import type { UiProviderProps } from '../hooks/UiProvider.tsx';
import type { ContextOptions } from './createContexts.ts';
import { createContexts, createServices } from './createContexts.ts';

/** The props of `JanusProvider`. */
export interface JanusProviderProps extends ContextOptions {
  /** The texts of the components, from `@janus-site/ui/locales/…`. */
  messages: Messages;
  /** The data that was loaded before rendering, by serialized key. With `UiProvider` the same object while it is shown. */
  fallback?: UiProviderProps['fallback'];
  /** The provider that runs reads. Default: `PageProvider`; screens of the admin area need `UiProvider`. */
  Provider?: ComponentType<UiProviderProps>;
  children: ReactNode;
}

/** The provider of everything that components, hooks and screens need: texts, addresses, calls. */
export function JanusProvider(props: JanusProviderProps) {
  const { language, messages, fallback, Provider = PageProvider, children } = props;
  const { url, face, faces, client, api, page, navigation } = props;
  // A translator for each tree, so that requests in one process never share a language.
  const i18n = useMemo(
    () => setupI18n({ locale: language, messages: { [language]: messages } }),
    [language, messages],
  );
  const contexts = useMemo(
    () => createContexts({ language, url, face, faces, page, navigation }),
    [language, url, face, faces, page, navigation],
  );
  const services = useMemo(() => createServices({ url, client, api }), [url, client, api]);
  return (
    <I18nProvider i18n={i18n}>
      <Provider {...contexts} services={services} fallback={fallback}>
        {children}
      </Provider>
    </I18nProvider>
  );
}
