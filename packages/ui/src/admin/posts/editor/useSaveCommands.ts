import type { Result } from '@janus-site/core';
import { useState } from 'react';
import type { SaveCommand } from './savePlan.ts';

/** Saves run one after the other, so each takes the order that was given for it. */
export interface SaveCommands {
  add(order: SaveCommand): void;
  /** The order of the save that begins; the last refused one when it begins by itself, after signing in again. */
  next(): SaveCommand;
  settle<O>(order: SaveCommand, result: Result<O>): Result<O>;
}

export function useSaveCommands(): SaveCommands {
  const [orders] = useState(createOrders);
  return orders;
}

function createOrders(): SaveCommands {
  const waiting: SaveCommand[] = [];
  let refused: SaveCommand | null = null;
  return {
    add: (order) => void waiting.push(order),
    next: () => waiting.shift() ?? refused ?? { statusChanges: {}, isByHand: false },
    settle(order, result) {
      refused = result.ok ? null : order;
      return result;
    },
  };
}
