import type { Key } from '@janus-site/core';
import { createContext } from 'react';

type Match = (key: Key) => boolean;

/** Notifies growing lists of the keys that a write has invalidated, because SWR's own filter skips them. */
export interface InvalidationBus {
  announce(match: Match): void;
  listen(listener: (match: Match) => void): () => void;
}

export function createInvalidationBus(): InvalidationBus {
  const listeners = new Set<(match: Match) => void>();
  return {
    announce: (match) => listeners.forEach((listener) => listener(match)),
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const InvalidationBusContext = createContext<InvalidationBus>(createInvalidationBus());
