import type { ReactNode } from 'react';

export interface RowProps {
  /** One under the other instead of side by side. */
  isColumn?: boolean;
  children: ReactNode;
}

/** Sets the variants of one story apart. */
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
