import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Notice.css.ts';

export const noticeTones = ['info', 'success', 'warning', 'danger'] as const;
/** The kind of message in a `Notice`. */
export type NoticeTone = (typeof noticeTones)[number];

/** The props of `Notice`. */
export interface NoticeProps {
  /** The kind of message; an icon shows it too. Default `info`. */
  tone?: NoticeTone;
  /** The content: a sentence or two, with links if they help. */
  children: ReactNode;
  /** Whether it is announced immediately when it appears; for failures. Default `false`. */
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
