import { tooMany } from './tooMany.ts';

export interface WaitingRoom {
  /** Resolves after this many milliseconds; throws 429 immediately if all places, or those of the network, are taken. */
  wait(milliseconds: number, network: string): Promise<void>;
}

/**
 * A delay costs the sender time and the server a timer and an open connection, so the number of places is fixed. One
 * network gets only some of them: others must be able to wait as well.
 */
export function createWaitingRoom({
  places,
  placesPerNetwork,
  sleep,
}: {
  places: number;
  placesPerNetwork: number;
  sleep(milliseconds: number): Promise<unknown>;
}): WaitingRoom {
  /** The network of each request that waits. */
  const waiting: string[] = [];
  return {
    async wait(milliseconds, network) {
      if (milliseconds <= 0) return;
      const own = waiting.filter((one) => one === network).length;
      if (waiting.length >= places || own >= placesPerNetwork) throw tooMany(Math.ceil(milliseconds / 1000));
      waiting.push(network);
      try {
        await sleep(milliseconds);
      } finally {
        waiting.splice(waiting.indexOf(network), 1);
      }
    },
  };
}
