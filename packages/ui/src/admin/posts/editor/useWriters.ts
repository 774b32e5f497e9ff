import type { Writer } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../../../hooks/services.ts';
import { randomName } from '../../shared/randomName.ts';

/** Milliseconds. */
const reportEvery = 15_000;
const writingFor = 60_000;
/** Without typing for this long the window stops reporting and shows nobody. */
const idleAfter = 10 * 60_000;

const nobody: readonly Writer[] = [];

/**
 * Reports to the server that the post is open here, and returns who else has it open; `words` change with every
 * keystroke.
 */
export function useWriters(postId: string | null, words: object): readonly Writer[] {
  const { api } = useServices();
  const [writers, setWriters] = useState(nobody);
  const [windowName] = useState(randomName);
  const seen = useRef(words);
  const typedAt = useRef(-Infinity);
  const activeAt = useRef(-Infinity);
  const tellNow = useRef<(() => void) | null>(null);
  const isIdle = () => Date.now() - activeAt.current > idleAfter;
  useEffect(() => {
    if (seen.current === words) return;
    seen.current = words;
    const wasIdle = isIdle();
    typedAt.current = activeAt.current = Date.now();
    if (wasIdle) tellNow.current?.();
  }, [words]);
  const send = useEffectEvent(async (id: string, isOver: () => boolean) => {
    if (isIdle()) return setWriters(nobody);
    if (document.visibilityState === 'hidden') return;
    const body = { window: windowName, is_writing: Date.now() - typedAt.current < writingFor };
    const result = await posts.reportWriter.run(api, { id, body });
    if (isOver()) return;
    const next = result.ok ? result.data.items : nobody;
    // An equal list does not render the editor again.
    setWriters((former) => (JSON.stringify(former) === JSON.stringify(next) ? former : next));
  });
  useEffect(() => {
    if (postId === null) return undefined;
    let isOver = false;
    activeAt.current = Date.now();
    const tell = () => void send(postId, () => isOver);
    tellNow.current = tell;
    tell();
    const timer = setInterval(tell, reportEvery);
    return () => {
      isOver = true;
      tellNow.current = null;
      clearInterval(timer);
    };
  }, [postId]);
  return writers;
}
