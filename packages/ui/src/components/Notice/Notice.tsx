import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Notice.css.ts';

export const noticeTones = ['info', 'success', 'warning', 'danger'] as const;
export type NoticeTone = (typeof noticeTones)[number];

export interface NoticeProps {
  /** What kind of news; an icon says it too. Default `info`. */
  tone?: NoticeTone;
  /** A sentence or two, with links where they help. */
  children: ReactNode;
  /** Spoken at once when it appears; for failures. Default `false`. */
  isAlert?: boolean;
}

/** A message of one or two sentences about the whole view. */
export function Notice({ tone = 'info', children, isAlert }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles.tones[tone]}`} role={isAlert ? 'alert' : undefined}>
      <Icon name={tone === 'danger' ? 'warning' : tone} size={18} className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
