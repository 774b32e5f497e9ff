import type { ErrorScreenProps } from '@janus-site/ui/public/failure/ErrorScreen.tsx';
import type { ComponentType, ReactNode } from 'react';
import { Component } from 'react';

export interface BoundaryProps {
  children: ReactNode;
}

interface BoundaryState {
  hasFailed: boolean;
  /** Loaded when it is needed, which it should never be. */
  ErrorScreen: ComponentType<ErrorScreenProps> | null;
}

/** Keeps a fault of one screen from taking the whole document down; React reports the fault to the console. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, ErrorScreen: null };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    void import('@janus-site/ui/public/failure/ErrorScreen.tsx').then(
      ({ ErrorScreen }) => this.setState({ ErrorScreen }),
      // No connection either: the frame of the page still leads on.
      () => undefined,
    );
  }

  override render(): ReactNode {
    const { hasFailed, ErrorScreen } = this.state;
    if (!hasFailed) return this.props.children;
    return ErrorScreen && <ErrorScreen onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
