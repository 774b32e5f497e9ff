import type { NoticeTest } from '@janus-site/core';
import { facts, said, success, trouble } from './Notices.css.ts';
import { useOutcomeWords } from './useOutcomeWords.ts';

/** What became of a notice, and below it what the receiver said itself. */
export function Outcome({ outcome: { outcome, detail } }: { outcome: NoticeTest }) {
  const words = useOutcomeWords();
  return (
    <>
      <span className={`${facts} ${outcome === 'delivered' ? success : trouble}`}>{words[outcome]}</span>
      {detail ? <span className={`${facts} ${said}`}>{detail}</span> : null}
    </>
  );
}
