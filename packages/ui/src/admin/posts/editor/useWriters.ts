import type { Writer } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWrite } from '../../../hooks/useWrite.ts';

/** Milliseconds. */
const reportEvery = 15_000;
const writingFor = 60_000;
/** Without typing for this long the window stops reporting and shows nobody. */
const idleAfter = 10 * 60_000;

const nobody: readonly Writer[] = [];

/** `randomUUID` is missing on a site without https. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Reports to the server that the post is open here, and returns who else has it open; `words` change with every
 * keystroke.
 */
export function useWriters(postId: string | null, words: object): readonly Writer[] {
  const report = useWrite(posts.reportWriter);
  const [writers, setWriters] = useState(nobody);
  const [window] = useState(randomName);
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
    const body = { window, is_writing: Date.now() - typedAt.current < writingFor };
    const answer = await report.run({ id, body });
    if (!isOver()) setWriters(answer.ok ? answer.data.items : nobody);
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
