import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether an address is one of the whole internet. Everything with a meaning of its own is not: this machine, private
 * and shared networks, the links where clouds keep their metadata, groups, documentation, and what wraps IPv4 in IPv6.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  // Of IPv6 nothing but 2000::/3 is given out.
  return address.kind() === 'ipv4' || (address.toByteArray()[0] ?? 0) >> 5 === 1;
}

/** Whether a machine is in a private network by what its name itself says; other names are looked up when they are asked. */
export function isPrivateName(name: string): boolean {
  return isIP(name) === 0 ? /(?:^|\.)localhost\.?$/i.test(name) : !isPublicAddress(name);
}
