import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTabs, type Tab } from '../testing.ts';

type Step =
  | { readonly what: 'login' | 'logout' | 'forget' | 'refresh' | 'call' | 'guard'; readonly tab: number }
  | { readonly what: 'wait'; readonly milliseconds: number }
  | { readonly what: 'revoke' }
  | { readonly what: 'wipe' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constantFrom('login', 'logout', 'forget', 'refresh', 'call', 'guard'),
      tab: fc.nat({ max: 2 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(0, 1, 5, 10, 20, 50, 120, 3000, 601_000),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ what: 'revoke' }, { what: 'wipe' }) },
);

test('S71 random interleavings of three tabs keep the session consistent', async () => {
  const steps = fc.array(step, { minLength: 3, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom(0, 5, 40), async (script, delay) => {
      const rig = openTabs({ count: 3, delay, rotates: true });
      const { clock, service, disk } = rig;
      await rig.signIn();
      const work: Promise<unknown>[] = [];
      let logins = 0;
      const current = () => service.sessionOf(disk.read('refreshToken'));
      for (const one of script) {
        if (one.what === 'wait') await clock.advance(one.milliseconds);
        else if (one.what === 'wipe') {
          const devtools = disk.tab();
          devtools.remove('refreshToken');
          devtools.remove('accessToken');
          devtools.close();
        } else if (one.what === 'revoke') {
          const session = current();
          if (session) (service.revoked as Set<string>).add(session);
        } else {
          const { client } = rig.tabs[one.tab] as Tab;
          if (one.what === 'login') work.push(client.login({ username: `user${++logins}`, password: 'x' }));
          else if (one.what === 'call') work.push(client.api.posts.GET('/api/v1/posts/'));
          else work.push(client[one.what]());
        }
      }
      await clock.run(Promise.all(work));
      await clock.advance(10_000);

      // Never a spent refresh token sent twice.
      expect(service.replays).toEqual([]);
      // Never a pair from two sessions, in any tab or on the disk.
      const access = disk.read('accessToken');
      expect(service.sessionOf(access)).toBe(current());
      // Never a token after the sign-out of its own session.
      const session = current();
      const ended = service.callsOf('logout').map(({ body }) => {
        return service.sessionOf((body as { refresh_token: string }).refresh_token);
      });
      if (session) expect(ended).not.toContain(session);
      // All tabs agree.
      const snapshots = rig.tabs.map((tab) => tab.client.getSnapshot().status);
      expect(new Set(snapshots).size).toBe(1);
      for (const tab of rig.tabs) tab.close();
    }),
    { numRuns: 400, interruptAfterTimeLimit: 30_000 },
  );
}, 40_000);
