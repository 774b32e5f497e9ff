import type { ReactNode } from 'react';
import { actions as actionsClass, head, heading as headingClass, page } from './Page.css.ts';

export interface PageProps {
  /** The page's name: its only first-level heading. */
  heading: ReactNode;
  /** What can be done with the whole page. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Heading, actions, content: the shape of every page of the admin areas. */
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
