import type { ReactNode } from 'react';

export interface RowProps {
  /** Stacked instead of side by side. */
  isColumn?: boolean;
  children: ReactNode;
}

/** Lays out the variants of a story. */
export function Row({ isColumn = false, children }: RowProps) {
  return (
    <div
      style={
        isColumn
          ? { display: 'grid', gap: 16 }
          : { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }
      }
    >
      {children}
    </div>
  );
}
