import { useState } from 'react';
import * as styles from '../../packages/ui/src/testing/design.css.ts';
import { copyText } from '../../packages/ui/src/text/copyText.ts';

export interface CopiedProps {
  /** The text that is shown and copied. */
  children: string;
}

/** A value that is copied when it is pressed. */
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
