import type { Messages } from '@lingui/core';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ComponentType, ReactNode } from 'react';
import { useMemo } from 'react';
import type { UiHost } from '../hooks/host.ts';
import { PageProvider } from '../hooks/PageProvider.tsx';
import type { UiProviderProps } from '../hooks/UiProvider.tsx';
import type { HostOptions } from './createHost.ts';
import { createHost } from './createHost.ts';

export interface JanusProviderProps extends Pick<HostOptions, 'language' | 'url' | 'face' | 'client'> {
  /** The words of the components, from `@janus-site/ui/locales/…`. */
  messages: Messages;
  /** A host of your own, from `createHost`, in place of the one made of `url`, `face` and `client`. */
  host?: UiHost;
  /** What has been read before rendering, by serialized key. */
  fallback?: UiProviderProps['fallback'];
  /** What answers the reads. Default: `PageProvider`; screens of the admin area need `UiProvider`. */
  Provider?: ComponentType<UiProviderProps>;
  children: ReactNode;
}

/** Everything that components, hooks and screens need above them: words, addresses, calls. */
export function JanusProvider(props: JanusProviderProps) {
  const { language, messages, url, face, client, host, fallback, Provider = PageProvider, children } = props;
  // A translator of its own for every tree: requests in one process never share a language.
  const i18n = useMemo(
    () => setupI18n({ locale: language, messages: { [language]: messages } }),
    [language, messages],
  );
  const place = useMemo(
    () =>
      host ??
      createHost({
        language,
        ...(url !== undefined && { url }),
        ...(face && { face }),
        ...(client && { client }),
      }),
    [host, language, url, face, client],
  );
  return (
    <I18nProvider i18n={i18n}>
      <Provider host={place} fallback={fallback}>
        {children}
      </Provider>
    </I18nProvider>
  );
}
