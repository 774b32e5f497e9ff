import { createDraftMirror } from './draftMirror.ts';
import type { EditorDevice } from './types.ts';

/** Returns the browser's device for the editor: its storage, database, clock and signals. */
export function browserDevice(): EditorDevice {
  const storage = () => {
    // A sandboxed frame throws.
    try {
      return globalThis.localStorage ?? null;
    } catch {
      return null;
    }
  };
  return {
    storage,
    mirror: createDraftMirror(globalThis.indexedDB, storage, () => Date.now()),
    uniqueName: () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,
    clock: {
      now: () => Date.now(),
      setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
      clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    },
    onLeave(callback) {
      window.addEventListener('pagehide', callback);
      document.addEventListener('visibilitychange', callback);
      return () => {
        window.removeEventListener('pagehide', callback);
        document.removeEventListener('visibilitychange', callback);
      };
    },
  };
}
