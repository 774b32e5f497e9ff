import type { Writer } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWrite } from '../../../hooks/useWrite.ts';

/** Milliseconds. */
const reportEvery = 15_000;
const writingFor = 60_000;
/** Nobody has typed for so long that the window is forgotten: it reports no more. */
const idleAfter = 10 * 60_000;

/** `randomUUID` is missing on a site without https. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Tells the server that the post is open here, and who else has it open; `words` change with every key. */
export function useWriters(postId: string | null, words: object): readonly Writer[] {
  const report = useWrite(posts.reportWriter);
  const [writers, setWriters] = useState<readonly Writer[]>([]);
  const [window] = useState(randomName);
  const seen = useRef(words);
  const typedAt = useRef(-Infinity);
  const activeAt = useRef(-Infinity);
  useEffect(() => {
    if (seen.current === words) return;
    seen.current = words;
    typedAt.current = activeAt.current = Date.now();
  }, [words]);
  const send = useEffectEvent(async (id: string, isOver: () => boolean) => {
    const now = Date.now();
    if (document.visibilityState === 'hidden' || now - activeAt.current > idleAfter) return;
    const body = { window, is_writing: now - typedAt.current < writingFor };
    const answer = await report.run({ id, body });
    if (!isOver()) setWriters(answer.ok ? answer.data.items : []);
  });
  useEffect(() => {
    if (postId === null) return undefined;
    let isOver = false;
    activeAt.current = Date.now();
    const tell = () => void send(postId, () => isOver);
    tell();
    const timer = setInterval(tell, reportEvery);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [postId]);
  return writers;
}
