import { useState } from 'react';

/** A post that was new when this page was opened. */
interface Made {
  id: string;
  /** Its own address has been reached. */
  isReached: boolean;
  /** Of its editor, which stays. */
  key: string;
}

export interface MadePost {
  /** Of the editor of the new post. */
  key: string;
  /** Null until the new post has been made and its own address has been reached. */
  id: string | null;
  onMade(id: string): void;
}

/** The new post of a page, at `address` once it has one (undefined: none yet); `name` tells new ones apart. */
export function useMadePost(address: string | undefined, name: string): MadePost {
  const [made, setMade] = useState<Made | null>(null);
  const [count, setCount] = useState(0);
  const fresh = `${count} ${name}`;
  if (made && !isShown(made, address, fresh)) {
    // Its editor is gone: whoever comes back reads it, and the next new post is another one.
    setMade(null);
    setCount(count + 1);
  } else if (made && !made.isReached && address === made.id) setMade({ ...made, isReached: true });
  return {
    key: made?.key ?? fresh,
    id: made?.isReached ? made.id : null,
    onMade: (id) => setMade({ id, isReached: false, key: fresh }),
  };
}

/** Its editor stands on the page, at its own address or on the way there. */
function isShown(made: Made, address: string | undefined, fresh: string): boolean {
  return address === undefined ? !made.isReached && made.key === fresh : address === made.id;
}
