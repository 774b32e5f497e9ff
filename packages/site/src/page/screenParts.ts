import type { Loader } from '@janus-site/core';
import type { Messages } from '@lingui/core';
import type { ScreenContext } from '@janus-site/ui/hooks/screen.ts';
import type { UiProviderProps } from '@janus-site/ui/hooks/UiProvider.tsx';
import type { WaitingScreenProps } from '@janus-site/ui/admin/frame/WaitingScreen.tsx';
import type { ComponentType, ReactNode } from 'react';

/** A screen as the site needs it: what to draw and what to load before. */
export interface ScreenPart {
  /** Of the component: two addresses of one screen keep what is on it. */
  readonly name: string;
  readonly Screen: ComponentType;
  loaders?(context: ScreenContext): readonly Loader<unknown>[];
}

/** The frame around a screen, with its own loaders. */
export interface LayoutPart {
  readonly Layout: ComponentType<{ children: ReactNode }>;
  /** What runs the loaders of the layout and its screens. */
  readonly Provider: ComponentType<UiProviderProps>;
  readonly loaders?: ScreenPart['loaders'];
}

type Loaders = ScreenPart['loaders'];

/** A row: the name of the component in its file, and the file. A name that is not there does not compile. */
export function screen<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType> & { loaders?: Loaders }>,
): () => Promise<ScreenPart> {
  return async () => {
    const file = await load();
    return { name, Screen: file[name], loaders: file.loaders };
  };
}

export function layout<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, LayoutPart['Layout']> & { loaders?: Loaders }>,
  loadProvider: () => LayoutPart['Provider'] | Promise<LayoutPart['Provider']>,
): () => Promise<LayoutPart> {
  return async () => {
    const [file, Provider] = await Promise.all([load(), loadProvider()]);
    return { Layout: file[name], Provider, loaders: file.loaders };
  };
}

/** The screen before an admin page, loaded with it. */
export interface WaitingPart {
  readonly Waiting: ComponentType<WaitingScreenProps>;
  loaders(context: ScreenContext): readonly Loader<unknown>[];
  /** The words of the page, beside those that visitors read. */
  readonly messages: Messages;
}
