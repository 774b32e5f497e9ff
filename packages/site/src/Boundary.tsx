import type { ReactNode } from 'react';
import { Component } from 'react';
import { lazy } from './page/lazy.ts';

export interface BoundaryProps {
  /** Another page is drawn even if this one failed. */
  page: object;
  children: ReactNode;
}

interface BoundaryState {
  page: object | null;
  hasFailed: boolean;
}

/** Loaded only when needed, which should be never. */
const errorScreen = lazy(() => import('@janus-site/ui/public/failure/ErrorScreen.tsx'));

/** Keeps an error in one screen from removing the whole document. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { page: null, hasFailed: false };

  static getDerivedStateFromProps({ page }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return state.page === page ? null : { page, hasFailed: false };
  }

  static getDerivedStateFromError(): Pick<BoundaryState, 'hasFailed'> {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    errorScreen().then(
      () => this.forceUpdate(),
      // There is no connection either; the links of the page's frame still work.
      () => undefined,
    );
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const ErrorScreen = errorScreen.current?.ErrorScreen;
    return ErrorScreen && <ErrorScreen onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
