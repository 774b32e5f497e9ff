import { ErrorScreen } from '@janus-site/ui/screens/ErrorScreen/ErrorScreen.tsx';
import type { ReactNode } from 'react';
import { Component } from 'react';

export interface BoundaryProps {
  children: ReactNode;
}

interface BoundaryState {
  hasFailed: boolean;
}

/** Keeps a fault of one screen from taking the whole document down; React reports the fault to the console. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorScreen onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
