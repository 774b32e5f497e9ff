import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}

/** A network that many addresses are handed out of: a /48, which is what one site of IPv6 gets; null for IPv4. */
export function addressNetwork(address: string): string | null {
  const group = addressGroup(address);
  return group.endsWith('::/64') ? `${group.split(':').slice(0, 3).join(':')}::/48` : null;
}

/** Who is limited together: an IPv4 address, or a /64, which is what one subscriber of IPv6 gets. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [bare = ''] = address.split('%');
  return isIPv6(bare) ? `${expand(bare).slice(0, 4).join(':')}::/64` : bare;
}
