// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const sendBeacon = vi.fn<Navigator['sendBeacon']>(() => true);
Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon });
const reports = () =>
  sendBeacon.mock.calls.map(([, body]) => JSON.parse(body as string) as Record<string, string>);
let sendFault: (error: unknown, components: string) => void;

beforeEach(async () => {
  sendBeacon.mockClear();
  vi.resetModules();
  ({ sendFault } = await import('./sendFault.ts'));
  history.replaceState(null, '', '/post/one?preview=secret#a');
});

test('a fault is reported with its page and stack, without the query', () => {
  sendFault(new TypeError('x is undefined'), '\n    at Post');
  expect(reports()).toEqual([
    {
      page: '/post/one',
      message: 'x is undefined',
      stack: expect.stringContaining('TypeError'),
      components: '\n    at Post',
    },
  ]);
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/faults');
  expect(JSON.stringify(reports())).not.toContain('secret');
});

test('a repeated fault is reported once, and one document reports at most five', () => {
  for (let at = 0; at < 3; at += 1) sendFault(new Error('again'), '');
  for (let at = 0; at < 9; at += 1) sendFault(`fault ${at}`, '');
  expect(reports().map(({ message }) => message)).toEqual([
    'again',
    'fault 0',
    'fault 1',
    'fault 2',
    'fault 3',
  ]);
});
