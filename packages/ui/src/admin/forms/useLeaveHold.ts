import { useEffect, useEffectEvent } from 'react';
import { usePage } from '../../hooks/page.ts';
import { leaveEvent } from '../shared/useFollow.ts';

/** Shows the browser's own prompt when the tab is closed. */
function useUnloadPrompt(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return undefined;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isActive]);
}

/** Intercepts clicks on links before they navigate. */
function useLinkHold(isActive: boolean, onLeave: (to: string) => void) {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isActive) return undefined;
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain =
        event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (
        !link ||
        !isPlain ||
        (link.target && link.target !== '_self') ||
        link.origin !== window.location.origin
      )
        return;
      if (link.hash && link.pathname === window.location.pathname && link.search === window.location.search)
        return;
      event.preventDefault();
      event.stopPropagation();
      leave(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, [isActive]);
}

/** Intercepts menus, commands and keys that leave the page. */
function useFollowHold(isActive: boolean, onLeave: (to: string) => void) {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isActive) return undefined;
    const handleLeave = (event: Event) => {
      if (!event.cancelable || event.defaultPrevented) return;
      event.preventDefault();
      leave((event as CustomEvent<string>).detail);
    };
    document.addEventListener(leaveEvent, handleLeave);
    return () => document.removeEventListener(leaveEvent, handleLeave);
  }, [isActive]);
}

/**
 * Intercepts back and forward: the browser has already changed the address, so it is restored, and no other listener is
 * notified.
 */
function useHistoryHold(isActive: boolean, onLeave: (to: string) => void) {
  const page = usePage();
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isActive) return undefined;
    const { href, pathname, search } = window.location;
    const state: unknown = window.history.state;
    const handlePop = (event: PopStateEvent) => {
      const to = window.location;
      if (to.pathname === pathname && to.search === search) return;
      event.stopImmediatePropagation();
      const target = to.pathname + to.search + to.hash;
      window.history.pushState(state, '', href);
      leave(target);
    };
    // Captured, to run before the router, which also listens on the window.
    window.addEventListener('popstate', handlePop, { capture: true });
    return () => window.removeEventListener('popstate', handlePop, { capture: true });
    // The page may receive another address meanwhile, as a new post does when it is first saved.
  }, [isActive, page]);
}

/** Intercepts every way of leaving the page while something would be lost; `onLeave` receives the target. */
export function useLeaveHold(isActive: boolean, onLeave: (to: string) => void): void {
  useUnloadPrompt(isActive);
  useLinkHold(isActive, onLeave);
  useFollowHold(isActive, onLeave);
  useHistoryHold(isActive, onLeave);
}
