import { lazy } from '../page/lazy.ts';

const reporter = lazy(() => import('./sendFault.ts'));

/** Tells the console and the server's log of a fault; the code for that comes with the first one. */
export function report(fault: unknown, info?: { componentStack?: string | null }): void {
  console.error(fault);
  reporter().then(
    ({ sendFault }) => sendFault(fault, info?.componentStack ?? ''),
    () => undefined,
  );
}
