import { tooMany } from './tooMany.ts';

export interface WaitingRoom {
  /** Ends after so many milliseconds; 429 at once where all places are taken. */
  wait(milliseconds: number): Promise<void>;
}

/** Delays cost the sender time and us a timer and an open connection each: so there are so many places and no more. */
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
