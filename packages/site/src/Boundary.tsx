import type { ReactNode } from 'react';
import { Component } from 'react';
import { lazy } from './page/lazy.ts';

export interface BoundaryProps {
  /** Another page is drawn even if this one failed. */
  page: object;
  children: ReactNode;
}

/** Loaded only when needed, which should be never. */
const errorScreen = lazy(() => import('@janus-site/ui/public/failure/ErrorScreen.tsx'));

/** Keeps an error in one screen from removing the whole document. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidUpdate({ page }: BoundaryProps): void {
    if (this.state.hasFailed && page !== this.props.page) this.setState({ hasFailed: false });
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
