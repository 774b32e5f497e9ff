import type { Language } from '@janus-site/core';
import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { TitleText } from '../TitleText/TitleText.tsx';
import { languageMark } from '../../theme/languageMark.css.ts';
import * as styles from './Neighbours.css.ts';

export interface NeighbourLink {
  /** The address of the link. */
  href: string;
  /** Its title, as its author wrote it. */
  title: string;
  /** Set if the title is not in the language of the page. */
  lang: Language | undefined;
  /** The label above the title, such as "previous". */
  name: ReactNode;
  /** The text below the title, in its language. Default: none. */
  summary?: string | undefined;
  /** The address of a picture, not shown on a phone. Default: none. */
  cover?: string | null | undefined;
}

export interface NeighboursProps {
  /** The name of the links for screen readers. */
  label: string;
  /** The previous one; `null` if there is none. */
  previous: NeighbourLink | null;
  /** The next one; `null` if there is none. */
  next: NeighbourLink | null;
}

/** Links to the previous and next item of a list; nothing if there are none. */
export function Neighbours({ label, previous, next }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className={styles.neighbours}>
      {previous && <Neighbour link={previous} rel="prev" />}
      {next && <Neighbour link={next} rel="next" />}
    </nav>
  );
}

function Neighbour({
  link: { href, title, lang, name, summary, cover },
  rel,
}: {
  link: NeighbourLink;
  rel: 'prev' | 'next';
}) {
  return (
    <Link
      href={href}
      rel={rel}
      className={rel === 'next' ? `${styles.neighbour} ${styles.next}` : styles.neighbour}
    >
      <span className={styles.direction}>{name}</span>
      <span lang={lang} className={languageMark}>
        <TitleText>{title}</TitleText>
      </span>
      {summary && (
        <span lang={lang} className={styles.summary}>
          {summary}
        </span>
      )}
      {cover && <Picture source={cover} sizes="6rem" className={styles.cover} />}
    </Link>
  );
}
