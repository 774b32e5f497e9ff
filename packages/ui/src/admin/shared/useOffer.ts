import { useState } from 'react';

const declined = 'declined';

function isDeclined(key: string): boolean {
  try {
    return localStorage.getItem(key) === declined;
  } catch {
    // Without storage the offer would come back with every visit.
    return true;
  }
}

/** What is offered here is offered no more; kept on the device, another one is offered it again. */
export function declineOffer(key: string): void {
  localStorage.setItem(key, declined);
}

/** Whether something may be offered on this device, and the way to decline it for good. */
export function useOffer(key: string): [isOpen: boolean, decline: () => void] {
  const [isOpen, setOpen] = useState(() => !isDeclined(key));
  const decline = () => {
    declineOffer(key);
    setOpen(false);
  };
  return [isOpen, decline];
}
