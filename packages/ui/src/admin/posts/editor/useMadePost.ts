import { useState } from 'react';

/** A post that was new when this page was opened. */
interface Made {
  id: string;
  /** Whether its own address is open. */
  isReached: boolean;
  /** The React key of its editor, which stays mounted. */
  key: string;
}

export interface MadePost {
  /** The React key of the new post's editor. */
  key: string;
  /** Null until the new post has been created and its own address is open. */
  id: string | null;
  onMade(id: string): void;
}

/**
 * Tracks the new post of a page; `address` is the id in the page's address (undefined before the post has one), `name`
 * distinguishes new posts.
 */
export function useMadePost(address: string | undefined, name: string): MadePost {
  const [made, setMade] = useState<Made | null>(null);
  const [count, setCount] = useState(0);
  const fresh = `${count} ${name}`;
  if (made && !isShown(made, address, fresh)) {
    // The editor was left: returning to the post loads it, and the next new post is a different one.
    setMade(null);
    setCount(count + 1);
  } else if (made && !made.isReached && address === made.id) setMade({ ...made, isReached: true });
  return {
    key: made?.key ?? fresh,
    id: made?.isReached ? made.id : null,
    onMade: (id) => setMade({ id, isReached: false, key: fresh }),
  };
}

/** Whether its editor is shown, at its own address or before that is reached. */
function isShown(made: Made, address: string | undefined, fresh: string): boolean {
  return address === undefined ? !made.isReached && made.key === fresh : address === made.id;
}
