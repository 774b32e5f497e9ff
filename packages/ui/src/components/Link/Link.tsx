import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHost } from '../../hooks/host.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where to; an address of this host is opened without loading the page anew. */
  href: string;
  /** Put the address in place of the current one instead of after it. */
  replace?: boolean;
}

/** A real `<a href>`: modified clicks, other targets, downloads and other hosts stay the browser's business. */
export function Link({ href, replace, onClick, onPointerEnter, onFocus, children, ...rest }: LinkProps) {
  const host = useHost();
  const isOurs =
    href.startsWith('/') && !href.startsWith('//') && !rest.target && rest.download === undefined;

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isOurs || event.defaultPrevented || !isPlain(event) || staysOnPage(href)) return;
    event.preventDefault();
    host.navigate(href, { replace: replace ?? false });
  };
  const warm = () => isOurs && host.prefetch(href);

  return (
    <a
      {...rest}
      href={href}
      onClick={handleClick}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        warm();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        warm();
      }}
    >
      {children}
    </a>
  );
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Jumps inside a page are best done by the browser: it moves the focus and the scroll itself. */
function staysOnPage(href: string): boolean {
  const { origin, pathname, search } = window.location;
  const target = new URL(href, origin);
  return target.hash !== '' && target.pathname === pathname && target.search === search;
}
