import type { ReactNode } from 'react';
import { Component } from 'react';
import { lazy } from './page/lazy.ts';

export interface BoundaryProps {
  children: ReactNode;
}

/** Loaded when it is needed, which it should never be. */
const errorScreen = lazy(() => import('@janus-site/ui/public/failure/ErrorScreen.tsx'));

/** Keeps a fault of one screen from taking the whole document down. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    errorScreen().then(
      () => this.forceUpdate(),
      // No connection either: the frame of the page still leads on.
      () => undefined,
    );
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const ErrorScreen = errorScreen.current?.ErrorScreen;
    return ErrorScreen && <ErrorScreen onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
