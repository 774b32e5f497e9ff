import * as styles from './Icon.css.ts';
import { paths } from './paths.ts';

/** The name of an `Icon`. */
export type IconName = keyof typeof paths;

/** The props of `Icon`. */
export interface IconProps {
  /** The name of the icon. */
  name: IconName;
  /** Side in pixels. Default 16. */
  size?: number;
  /** Additional classes. */
  className?: string;
}

/** A line icon in the colour of the text. It is never the only carrier of a meaning, so screen readers skip it. */
export function Icon({ name, size = 16, className = '' }: IconProps) {
  return (
    <svg
      className={`${styles.icon} ${className}`}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
