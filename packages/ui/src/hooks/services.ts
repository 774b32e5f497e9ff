import type { Api, Session } from '@janus-site/core';
import { createContext } from 'react';
import { useRequired } from './useRequired.ts';

/** The session and the typed clients of the services. */
export interface Services {
  session: Session;
  api: Api;
}

export const ServicesContext = createContext<Services | null>(null);

/** Returns the services; screens use `useRead`, `useWrite` and `useSession` instead. */
export function useServices(): Services {
  return useRequired(ServicesContext);
}
