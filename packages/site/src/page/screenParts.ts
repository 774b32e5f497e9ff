import type { Language, Loader } from '@janus-site/core';
import type { WaitingScreenProps } from '@janus-site/ui/admin/frame/WaitingScreen.tsx';
import type { ReadLoaded, ScreenContext } from '@janus-site/ui/hooks/screen.ts';
import type { UiProviderProps } from '@janus-site/ui/hooks/UiProvider.tsx';
import type { Messages } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import type { Lazy } from './lazy.ts';
import { lazy } from './lazy.ts';

/** The loaders of a part of a page; a method, because each screen has the query of its own route. */
interface Loading {
  loaders?(context: ScreenContext): readonly Loader<unknown>[];
}

/** A screen's judgement of its loaded data. */
interface Judging {
  /** Returns whether the item does not exist although every loader succeeded; the not-found page is shown then. */
  isMissing?(context: ScreenContext, read: ReadLoaded): boolean;
}

/** A screen of the site: its component and its loaders. */
export interface ScreenPart extends Loading, Judging {
  /** The name of the component: two addresses with the same screen keep its state. */
  readonly name: string;
  readonly Screen: ComponentType;
}

/** The frame around a screen, with its own loaders. */
export interface LayoutPart extends Loading {
  readonly Layout: ComponentType<{ children: ReactNode }>;
  /** Runs the loaders of the layout and its screens. */
  readonly Provider: ComponentType<UiProviderProps>;
  /** Shown in place of an admin page until the user is known. */
  readonly waiting?: Required<Loading> & { readonly Waiting: ComponentType<WaitingScreenProps> };
  /** Loads the texts of a screen besides the visitors' ones. */
  loadMessages?(name: string, language: Language): Promise<readonly (Messages | undefined)[]>;
}

/** Creates a row from the name of a component and its file. A name that the file does not export is a compile error. */
export function screen<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType> & Loading & Judging>,
): Lazy<ScreenPart> {
  return lazy(async () => {
    const { [name]: Screen, loaders, isMissing } = await load();
    return { name, Screen, ...(loaders && { loaders }), ...(isMissing && { isMissing }) };
  });
}
