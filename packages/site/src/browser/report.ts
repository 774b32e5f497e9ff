import { lazy } from '../page/lazy.ts';

const reporter = lazy(() => import('./sendFault.ts'));

/** Reports an error to the console and the server's log; the code for the latter is loaded with the first error. */
export function report(fault: unknown, info?: { componentStack?: string | null }): void {
  console.error(fault);
  reporter().then(
    ({ sendFault }) => sendFault(fault, info?.componentStack ?? ''),
    () => undefined,
  );
}
