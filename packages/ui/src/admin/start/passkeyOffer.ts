import { useState } from 'react';

/** Kept on the device: another device is offered its own passkey. */
export const passkeyOfferKey = 'passkeyOffer';
const declined = 'declined';

function isDeclined(): boolean {
  try {
    return localStorage.getItem(passkeyOfferKey) === declined;
  } catch {
    // Without storage the offer would come back with every visit.
    return true;
  }
}

/** Whether a passkey may be offered here, and the way to decline it for good. */
export function usePasskeyOffer(): [isOpen: boolean, decline: () => void] {
  const [isOpen, setOpen] = useState(() => !isDeclined());
  const decline = () => {
    localStorage.setItem(passkeyOfferKey, declined);
    setOpen(false);
  };
  return [isOpen, decline];
}
