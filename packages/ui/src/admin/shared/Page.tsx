import type { ReactNode } from 'react';
import { actions as actionsClass, head, heading as headingClass, page } from './Page.css.ts';

export interface PageProps {
  /** The page's title: its only first-level heading. */
  heading: ReactNode;
  /** Actions on the whole page. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Heading, actions, content: the layout of every admin page. */
export function Page({ heading, actions, children }: PageProps) {
  return (
    <div className={page}>
      <div className={head}>
        <h1 className={headingClass}>{heading}</h1>
        {actions ? <div className={actionsClass}>{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}
