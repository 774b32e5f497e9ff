import type { NoticeTest } from '@janus-site/core';
import { facts, said, success, trouble } from './Notices.css.ts';
import { useOutcomeWords } from './useOutcomeWords.ts';

/** The outcome of a test notification, with the receiver's own response below. */
export function Outcome({ outcome: { outcome, detail } }: { outcome: NoticeTest }) {
  const words = useOutcomeWords();
  return (
    <>
      <span className={`${facts} ${outcome === 'delivered' ? success : trouble}`}>{words[outcome]}</span>
      {detail ? <span className={`${facts} ${said}`}>{detail}</span> : null}
    </>
  );
}
