import type { Result } from '@janus-site/core';
import { useState } from 'react';
import type { Order } from './savePlan.ts';

/** Saves run one after the other, so each takes the order that was given for it. */
export interface Orders {
  add(order: Order): void;
  /** The order of the save that begins; the last refused one when it begins by itself, after signing in again. */
  next(): Order;
  settle<O>(order: Order, result: Result<O>): Result<O>;
}

export function useOrders(): Orders {
  const [orders] = useState(createOrders);
  return orders;
}

function createOrders(): Orders {
  const waiting: Order[] = [];
  let refused: Order | null = null;
  return {
    add: (order) => void waiting.push(order),
    next: () => waiting.shift() ?? refused ?? { turns: {}, isByHand: false },
    settle(order, result) {
      refused = result.ok ? null : order;
      return result;
    },
  };
}
