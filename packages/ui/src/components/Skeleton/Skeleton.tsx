import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/text.css.ts';
import * as styles from './Skeleton.css.ts';

/** The props of `Skeleton`. */
export interface SkeletonProps {
  /** Placeholders in the shape of the data that is loading. Default: three lines. */
  children?: ReactNode;
}

/** The placeholder of data that is loading; announced once as busy. */
export function Skeleton({ children }: SkeletonProps) {
  const { t } = useLingui();
  return (
    <div className={styles.shell} aria-busy="true">
      <output className={visuallyHidden}>{t`Загрузка`}</output>
      {children ?? (
        <>
          <Bone width="60%" />
          <Bone />
          <Bone width="85%" />
        </>
      )}
    </div>
  );
}

/** The props of `Bone`. */
export interface BoneProps {
  /** CSS width. Default: the full width. */
  width?: string;
  /** CSS height. Default: a line of text. */
  height?: string;
  /** CSS aspect ratio of a picture. */
  ratio?: string;
}

/** One shape of a placeholder. */
export function Bone({ width = '100%', height = '1.1em', ratio }: BoneProps) {
  return (
    <span className={styles.bone} style={{ width, height: ratio ? undefined : height, aspectRatio: ratio }} />
  );
}
