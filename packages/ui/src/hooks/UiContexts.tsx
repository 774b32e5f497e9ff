import type { ReactNode } from 'react';
import type { Navigation } from './navigation.ts';
import { NavigationContext } from './navigation.ts';
import type { CurrentPage } from './page.ts';
import { PageContext } from './page.ts';
import type { Services } from './services.ts';
import { ServicesContext } from './services.ts';

/** The environment of a tree of components: a browser, a server, Storybook or a test. */
export interface UiContextValues {
  page: CurrentPage;
  navigation: Navigation;
  services: Services;
}

export interface UiContextsProps extends UiContextValues {
  children: ReactNode;
}

export function UiContexts({ page, navigation, services, children }: UiContextsProps) {
  return (
    <PageContext value={page}>
      <NavigationContext value={navigation}>
        <ServicesContext value={services}>{children}</ServicesContext>
      </NavigationContext>
    </PageContext>
  );
}
