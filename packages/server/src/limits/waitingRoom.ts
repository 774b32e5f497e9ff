import { tooMany } from './tooMany.ts';

export interface WaitingRoom {
  /** Resolves after this many milliseconds; throws 429 immediately if all places are taken. */
  wait(milliseconds: number): Promise<void>;
}

/** A delay costs the sender time and the server a timer and an open connection, so the number of places is fixed. */
export function createWaitingRoom({
  places,
  sleep,
}: {
  places: number;
  sleep(milliseconds: number): Promise<unknown>;
}): WaitingRoom {
  let taken = 0;
  return {
    async wait(milliseconds) {
      if (milliseconds <= 0) return;
      if (taken >= places) throw tooMany(Math.ceil(milliseconds / 1000));
      taken += 1;
      try {
        await sleep(milliseconds);
      } finally {
        taken -= 1;
      }
    },
  };
}
