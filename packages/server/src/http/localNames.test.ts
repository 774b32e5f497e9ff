import { expect, test } from 'vitest';
import { isLoopbackAddress } from './localNames.ts';

test('the addresses of this machine are those of the loopback network, in IPv4 and IPv6', () => {
  const own = ['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'];
  const others = ['', '0.0.0.0', '10.127.0.1', '127.example', '::', '::ffff:10.0.0.1', 'localhost'];
  expect([...own, ...others].filter(isLoopbackAddress)).toEqual(own);
});
