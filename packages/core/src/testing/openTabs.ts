import { createClient, type JanusClient } from '../session/createClient.ts';
import type { LocksLike, SessionEvents, SessionOptions, SignedOut } from '../session/types.ts';
import { authService, type AuthService } from './authService.ts';
import { type FakeClock, fakeClock } from './fakeClock.ts';
import { type FakeDisk, fakeDisk } from './fakeDisk.ts';
import { type FakeLocks, fakeLocks } from './fakeLocks.ts';
import { type FakePage, fakePage } from './fakePage.ts';

interface TabsOptions extends Partial<SessionOptions> {
  readonly count?: number;
  /** Milliseconds until a write is visible in other tabs. */
  readonly delay?: number;
  readonly rotates?: boolean;
  /** Whether access tokens state the person. Default true. */
  readonly hasSubject?: boolean;
  readonly latency?: number;
  /** Seconds by which the tabs' clock is ahead of the server's. */
  readonly skew?: number;
  readonly service?: AuthService;
}

/** One client in one tab. */
export interface Tab {
  readonly client: JanusClient;
  readonly page: FakePage;
  /** The forced sign-outs passed to `onLoginRequired`. */
  readonly loginRequired: readonly SignedOut[];
  /** Names of the events in order, and how often the snapshot changed. */
  readonly events: readonly (keyof SessionEvents)[];
  readonly details: readonly unknown[];
  readonly changes: number;
  close(): void;
}

/** Tabs of one browser, with the clock, disk, locks and service that they share. */
export interface Tabs {
  readonly clock: FakeClock;
  readonly disk: FakeDisk;
  readonly locks: FakeLocks;
  readonly service: AuthService;
  readonly tabs: readonly Tab[];
  /** The first tab. */
  readonly tab: Tab;
  /** The content of the disk. */
  stored(): { access: string | null; refresh: string | null };
  /** Signs in from another tab and waits until all tabs see it. */
  signIn(username?: string): Promise<{ access_token: string; refresh_token: string }>;
  /** Lets the access token expire. */
  expire(): Promise<void>;
  open(): Tab;
}

const origin = 'https://janus.example';
const eventNames = [
  'signedIn',
  'signedOut',
  'refreshed',
  'userChanged',
  'storageError',
  'clockSkew',
] as const satisfies readonly (keyof SessionEvents)[];

/** Opens several tabs that share one disk, one lock manager, one clock and one auth service. */
export function openTabs(options: TabsOptions = {}): Tabs {
  const { count = 1, delay = 0, rotates = false, hasSubject, latency = 20, skew, ...session } = options;
  const clock = fakeClock();
  const disk = fakeDisk({ clock, delay });
  const locks = fakeLocks();
  const service = options.service ?? authService({ clock, rotates, hasSubject, latency, skew });

  function open(): Tab {
    const storage = disk.tab();
    const tabLocks = locks.tab();
    const page = fakePage();
    const loginRequired: SignedOut[] = [];
    const events: (keyof SessionEvents)[] = [];
    const details: unknown[] = [];
    let changes = 0;
    const client = createClient({
      baseUrls: { auth: origin, portfolio: origin, posts: origin },
      storage,
      fetch: service.fetch,
      clock,
      locks: tabLocks satisfies LocksLike,
      page,
      onLoginRequired: (cause) => void loginRequired.push(cause),
      ...session,
    });
    client.subscribe(() => void changes++);
    for (const name of eventNames)
      client.on(name, (event: unknown) => {
        events.push(name);
        details.push(event);
      });
    return {
      client,
      page,
      loginRequired,
      events,
      details,
      get changes() {
        return changes;
      },
      close() {
        page.tell('hide');
        client.dispose();
        storage.close();
        tabLocks.close();
      },
    };
  }
  const storage = disk.tab();
  let first: Tab | undefined;
  const tabs = Array.from({ length: count }, open);
  return {
    clock,
    disk,
    locks,
    service,
    tabs,
    get tab() {
      first ??= tabs[0] ?? open();
      return first;
    },
    open,
    stored: () => ({ access: disk.read('accessToken'), refresh: disk.read('refreshToken') }),
    async signIn(username) {
      // Loaded beforehand, so that a test can rely on what happens within one turn.
      await Promise.all([import('../session/calls.ts'), import('../api/createApi.ts')]);
      const tokens = service.open(username);
      storage.set('refreshToken', tokens.refresh_token);
      storage.set('accessToken', tokens.access_token);
      await clock.advance(disk.delay);
      return tokens;
    },
    async expire() {
      await clock.advance(601_000);
    },
  };
}
