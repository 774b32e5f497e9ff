import type { Draft, DraftStorage } from '../editor/drafts.ts';
import type { EditorDevice } from '../editor/types.ts';
import type { FakeClock } from './fakeClock.ts';

/** A device whose browser windows share one storage and one database. */
export interface FakeDevice {
  /** All drafts in the storage, as they were written. */
  drafts(): readonly Draft<unknown>[];
  /** All drafts that the next window finds, including those of the second copy. */
  kept(): readonly Draft<unknown>[];
  /** Whether the storage refuses writes. */
  isFull: boolean;
  open(): FakeWindow;
  /** Kills the browser: its windows close, and the storage loses the most recent writes. */
  kill(): void;
}

/** The device as one window sees it. */
export interface FakeWindow extends EditorDevice {
  isAlive(): boolean;
  /** Hides the page. */
  hide(): void;
  /** Closes the window without notice: nothing that it started continues. */
  die(): void;
}

/** The time until the storage writes to disk, in milliseconds; later changes are lost when the browser is killed. */
const storageDelay = 5_000;

export function fakeDevice(clock: FakeClock): FakeDevice {
  const entries = new Map<string, string>();
  const written: { at: number; key: string; text: string | null }[] = [];
  const mirrored = new Map<string, Draft<unknown> | null>();
  const windows = new Set<FakeWindow>();
  let count = 0;

  function put(key: string, text: string | null): void {
    written.push({ at: clock.now(), key, text: entries.get(key) ?? null });
    if (text === null) entries.delete(key);
    else entries.set(key, text);
  }
  const device: FakeDevice = {
    isFull: false,
    drafts: () => [...entries.values()].map((text) => JSON.parse(text) as Draft<unknown>),
    kept() {
      const found = new Map(Array.from(entries, ([key, text]) => [key, JSON.parse(text) as Draft<unknown>]));
      for (const [key, draft] of mirrored) {
        const existing = found.get(key);
        if (draft && (!existing || existing.savedAt < draft.savedAt)) found.set(key, draft);
      }
      return [...found.values()];
    },
    open() {
      let isAlive = true;
      const leaving = new Set<() => void>();
      const storage: DraftStorage = {
        get length() {
          return entries.size;
        },
        key: (at) => [...entries.keys()][at] ?? null,
        getItem: (key) => entries.get(key) ?? null,
        setItem(key, text) {
          if (device.isFull) throw new DOMException('full', 'QuotaExceededError');
          if (isAlive) put(key, text);
        },
        removeItem: (key) => void (isAlive && put(key, null)),
      };
      const opened: FakeWindow = {
        storage: () => storage,
        mirror: {
          put: (key, draft) => void (isAlive && mirrored.set(key, draft)),
          async recover() {
            for (const [key, draft] of mirrored) {
              const text = entries.get(key);
              const existing = text === undefined ? null : (JSON.parse(text) as Draft<unknown>);
              if (draft && (!existing || existing.savedAt < draft.savedAt)) put(key, JSON.stringify(draft));
              if (!draft && existing) put(key, null);
            }
          },
        },
        uniqueName: () => String(++count),
        clock: {
          now: () => clock.now(),
          setTimeout: (callback, milliseconds) =>
            clock.setTimeout(() => void (isAlive && callback()), milliseconds),
          clearTimeout: (timer) => clock.clearTimeout(timer),
        },
        onLeave(callback) {
          leaving.add(callback);
          return () => void leaving.delete(callback);
        },
        isAlive: () => isAlive,
        hide() {
          for (const callback of leaving) callback();
        },
        die() {
          isAlive = false;
          windows.delete(opened);
        },
      };
      windows.add(opened);
      return opened;
    },
    kill() {
      for (const opened of windows) opened.die();
      while ((written.at(-1)?.at ?? 0) > clock.now() - storageDelay) {
        const { key, text } = written.pop() as (typeof written)[number];
        if (text === null) entries.delete(key);
        else entries.set(key, text);
      }
    },
  };
  return device;
}
