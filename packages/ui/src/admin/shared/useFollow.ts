import { useNavigation } from '../../hooks/navigation.ts';

/** Dispatched on the document before a menu, a command or a key leaves the page; cancelled by a form that asks first. */
export const leaveEvent = 'janus-leave';

/** Returns a function that goes to an address as a link does: a form with unsaved text may ask first. */
export function useFollow(): (to: string) => void {
  const { navigate } = useNavigation();
  return (to) => {
    const isHere = new URL(to, window.location.href).origin === window.location.origin;
    const leaving = new CustomEvent(leaveEvent, { detail: to, cancelable: isHere });
    if (document.dispatchEvent(leaving)) navigate(to);
  };
}
