import type { Language, Loader } from '@janus-site/core';
import type { WaitingScreenProps } from '@janus-site/ui/admin/frame/WaitingScreen.tsx';
import type { ReadLoaded, ScreenContext } from '@janus-site/ui/hooks/screen.ts';
import type { UiProviderProps } from '@janus-site/ui/hooks/UiProvider.tsx';
import type { Messages } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import type { Lazy } from './lazy.ts';
import { lazy } from './lazy.ts';

/** What a part of a page loads before it is shown; a method, because each screen knows the query of its own route. */
interface Loading {
  loaders?(context: ScreenContext): readonly Loader<unknown>[];
}

/** What a screen says of its data, once that is there. */
interface Judging {
  /** Whether what the address names does not exist although every loader succeeded: the page is the not-found page then. */
  isMissing?(context: ScreenContext, read: ReadLoaded): boolean;
}

/** A screen as the site needs it: what to draw and what to load before. */
export interface ScreenPart extends Loading, Judging {
  /** Of the component: two addresses of one screen keep what is on it. */
  readonly name: string;
  readonly Screen: ComponentType;
}

/** The frame around a screen, with its own loaders. */
export interface LayoutPart extends Loading {
  readonly Layout: ComponentType<{ children: ReactNode }>;
  /** What runs the loaders of the layout and its screens. */
  readonly Provider: ComponentType<UiProviderProps>;
  /** What stands in for a page of the admin areas until it is known who is looking. */
  readonly waiting?: Required<Loading> & { readonly Waiting: ComponentType<WaitingScreenProps> };
  /** The words of a screen beside those that visitors read. */
  loadMessages?(name: string, language: Language): Promise<readonly (Messages | undefined)[]>;
}

/** A row: the name of the component in its file, and the file. A name that is not there does not compile. */
export function screen<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType> & Loading & Judging>,
): Lazy<ScreenPart> {
  return lazy(async () => {
    const { [name]: Screen, loaders, isMissing } = await load();
    return { name, Screen, ...(loaders && { loaders }), ...(isMissing && { isMissing }) };
  });
}
