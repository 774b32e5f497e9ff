import { useMemo } from 'react';
import { createPageReads } from './pageReads.ts';
import { ReadingContext } from './reading.ts';
import { UiContexts } from './UiContexts.tsx';
import type { UiProviderProps } from './UiProvider.tsx';

const nothing: Readonly<Record<string, unknown>> = {};

/** The root of a public page. It replaces `UiProvider` of the admin area, without SWR. */
export function PageProvider({ fallback = nothing, children, ...contexts }: UiProviderProps) {
  // Other data belong to another page: the reads of the previous page are dropped.
  const reads = useMemo(() => createPageReads(fallback), [fallback]);
  return (
    <UiContexts {...contexts}>
      <ReadingContext value={reads}>{children}</ReadingContext>
    </UiContexts>
  );
}
