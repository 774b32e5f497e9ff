import type { ClientError, Language, Preview } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWrite } from '../../../hooks/useWrite.ts';

export interface PreviewState {
  /** The last preview received; kept while the next one is rendered. */
  preview: Preview | null;
  isPending: boolean;
  error: ClientError | null;
  retry(): void;
}

const delay = 200;

/** The server's rendering of the text, requested when typing pauses. */
export function usePreview(body: string, language: Language): PreviewState {
  const render = useWrite(posts.preview);
  const [preview, setPreview] = useState<Preview | null>(null);
  const turn = useRef(0);
  const load = async () => {
    const own = ++turn.current;
    const result = await render.run({ body, language });
    // A slow response must not overwrite a newer one.
    if (own === turn.current && result.ok) setPreview(result.data);
  };
  const loadLatest = useEffectEvent(load);
  useEffect(() => {
    const timer = setTimeout(() => void loadLatest(), delay);
    return () => clearTimeout(timer);
  }, [body, language]);
  return { preview, isPending: render.isPending, error: render.error, retry: () => void load() };
}
