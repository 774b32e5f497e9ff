import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Reading, ReadState } from '../hooks/reading.ts';
import { ReadingContext, useReading } from '../hooks/reading.ts';
import { serializeKey } from '../hooks/serializeKey.ts';

type Data = Readonly<Record<string, unknown>>;

export interface ServerMarkupProps {
  /** Draws a story in its place, with data if it is loaded; `around` goes between the place and the story. */
  draw(data?: Data, around?: (story: ReactNode) => ReactNode): ReactNode;
}

/** Milliseconds between two looks at the reads, and how many looks a story that never loads gets. */
const step = 100;
const most = 20;

interface LoadingProps {
  /** Called with the data once nothing is loading any more. */
  onEnd(data: Data): void;
  children: ReactNode;
}

function Loading({ onEnd, children }: LoadingProps) {
  const reading = useReading();
  const [states] = useState(() => new Map<string, ReadState<unknown>>());
  const value = useMemo<Reading>(
    () => ({
      ...reading,
      useRead(read, options) {
        // oxlint-disable-next-line react/hooks -- `useRead` calls this as a hook
        const state = reading.useRead(read, options);
        if (read) states.set(serializeKey(read.key), state);
        return state;
      },
    }),
    [reading, states],
  );
  const handleEnd = useEffectEvent(onEnd);
  useEffect(() => {
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks < most && [...states.values()].some(({ state }) => state === 'pending')) return;
      clearInterval(timer);
      const ready = [...states].flatMap(([key, state]) =>
        state.state === 'ready' ? [[key, state.data]] : [],
      );
      handleEnd(Object.fromEntries(ready) as Data);
    }, step);
    return () => clearInterval(timer);
  }, [states]);
  return <ReadingContext value={value}>{children}</ReadingContext>;
}

function markupOf(story: ReactNode): string {
  try {
    return renderToStaticMarkup(story);
  } catch (error) {
    // Layers above the page, such as an open dialog.
    return `<p>The server cannot draw this: ${String(error)}</p>`;
  }
}

/** Shows a story as a visitor without JavaScript sees it: loads its data first, as the server does. */
export function ServerMarkup({ draw }: ServerMarkupProps) {
  const [markup, setMarkup] = useState<string>();
  const end = (data: Data) => setMarkup(markupOf(draw(data)));
  if (markup === undefined) return draw(undefined, (story) => <Loading onEnd={end}>{story}</Loading>);
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: markup }} />;
}
