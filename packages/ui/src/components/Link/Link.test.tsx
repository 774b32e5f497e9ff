import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import type { LinkProps } from './Link.tsx';
import { Link } from './Link.tsx';

function press(props: LinkProps, init: MouseEventInit = {}) {
  const navigate = vi.fn();
  render(
    <Stand place={testPlace({ navigate })}>
      <Link {...props}>Дальше</Link>
    </Stand>,
  );
  // True: the browser follows the link itself.
  const isBrowsers = fireEvent.click(screen.getByRole('link'), { button: 0, ...init });
  return { navigate, isBrowsers };
}

it('navigates to an address of this host without reloading the page', () => {
  const { navigate, isBrowsers } = press({ href: '/posts?tag=iot' });
  expect(navigate).toHaveBeenCalledWith('/posts?tag=iot', {});
  expect(isBrowsers).toBe(false);
});

it.each<[string, LinkProps, MouseEventInit]>([
  ['a new tab', { href: '/posts' }, { ctrlKey: true }],
  ['another host', { href: 'https://example.com/' }, {}],
  ['another host without a scheme', { href: '//example.com/' }, {}],
  ['a target', { href: '/posts', target: '_blank' }, {}],
  ['a jump on this page', { href: '/#contacts' }, {}],
])('leaves %s to the browser', (_name, props, init) => {
  expect(press(props, init).navigate).not.toHaveBeenCalled();
});
