import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether an address belongs to the public internet. Special ranges do not: this machine, private and shared networks,
 * link-local addresses with cloud metadata, multicast, documentation, and IPv4 wrapped in IPv6.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  // In IPv6 only 2000::/3 is allocated.
  return address.kind() === 'ipv4' || (address.toByteArray()[0] ?? 0) >> 5 === 1;
}

/** Whether a name itself shows that a machine is in a private network; other names are resolved when connecting. */
export function isPrivateName(name: string): boolean {
  return isIP(name) === 0 ? /(?:^|\.)localhost\.?$/i.test(name) : !isPublicAddress(name);
}
