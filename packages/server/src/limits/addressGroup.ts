import { isIPv6 } from 'node:net';

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}

/** Returns the /48 of an IPv6 address, which is what one site gets and may subdivide; null for IPv4. */
export function addressNetwork(address: string): string | null {
  const group = addressGroup(address);
  return group.endsWith('::/64') ? `${group.split(':').slice(0, 3).join(':')}::/48` : null;
}

/** Returns the largest network that one sender may have: a /48, or an IPv4 address. */
export function networkOf(address: string): string {
  return addressNetwork(address) ?? addressGroup(address);
}

/** Returns what is limited as one: an IPv4 address, or a /64, which is what one IPv6 subscriber gets. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [bare = ''] = address.split('%');
  return isIPv6(bare) ? `${expand(bare).slice(0, 4).join(':')}::/64` : bare;
}
