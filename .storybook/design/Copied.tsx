import { useState } from 'react';
import * as styles from '../../packages/ui/src/testing/design.css.ts';
import { copyText } from '../../packages/ui/src/text/copyText.ts';

export interface CopiedProps {
  /** What is shown and put on the clipboard. */
  children: string;
}

/** A value that a press copies. */
export function Copied({ children }: CopiedProps) {
  const [said, setSaid] = useState('');
  const handleClick = async () => {
    setSaid((await copyText(document, children)) ? 'Copied' : 'Could not copy');
    setTimeout(() => setSaid(''), 2000);
  };
  return (
    <>
      <button type="button" title="Copy" className={styles.copied} onClick={() => void handleClick()}>
        {children}
      </button>
      <output className={styles.said}>{said}</output>
    </>
  );
}
