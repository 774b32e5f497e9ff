import { useState } from 'react';
import { HostContext } from './host.ts';
import { createPageReads } from './pageReads.ts';
import { ReadingContext } from './reading.ts';
import type { UiProviderProps } from './UiProvider.tsx';

const nothing: Readonly<Record<string, unknown>> = {};

/** The root of a public page: what `UiProvider` is to the admin areas, without SWR. */
export function PageProvider({ host, fallback = nothing, children }: UiProviderProps) {
  const [reads] = useState(createPageReads);
  const [seeded, setSeeded] = useState<UiProviderProps['fallback']>();
  if (seeded !== fallback) {
    reads.seed(fallback);
    setSeeded(fallback);
  }
  return (
    <HostContext value={host}>
      <ReadingContext value={reads}>{children}</ReadingContext>
    </HostContext>
  );
}
