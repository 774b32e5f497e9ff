import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useNavigation } from '../../hooks/navigation.ts';

/** The props of `Link`. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The target. An address of this host opens without loading the page again. */
  href: string;
  /** Whether the address replaces the current one in the history. */
  replace?: boolean | undefined;
}

/**
 * A real `<a href>`. The browser itself handles modified clicks, other targets, downloads and other hosts. The page
 * is prefetched while the pointer or the focus is on the link; a handler of the caller replaces that.
 */
export function Link({ href, replace, onClick, children, ...rest }: LinkProps) {
  const { navigate, prefetch } = useNavigation();
  const isOurs =
    href.startsWith('/') && !href.startsWith('//') && !rest.target && rest.download === undefined;

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isOurs || event.defaultPrevented || !isPlain(event) || staysOnPage(href)) return;
    event.preventDefault();
    navigate(href, { replace });
  };
  const warm = () => isOurs && prefetch(href);

  return (
    <a onPointerEnter={warm} onFocus={warm} {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Returns whether a link stays on the page; the browser itself then moves the focus and the scroll position best. */
function staysOnPage(href: string): boolean {
  const { origin, pathname, search } = window.location;
  const target = new URL(href, origin);
  return target.hash !== '' && target.pathname === pathname && target.search === search;
}
