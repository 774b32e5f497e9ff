import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import type { LinkProps } from '../Link/Link.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Button.css.ts';

export const buttonTones = ['primary', 'secondary', 'quiet', 'danger'] as const;
/** The emphasis of a button. */
export type ButtonTone = (typeof buttonTones)[number];

interface Look {
  /** The emphasis; use one `primary` in a view. Default `secondary`. */
  tone?: ButtonTone;
  /** A square for one icon; give it an `aria-label`. Default `false`. */
  isSquare?: boolean;
  /** 44 px high, for the main action of a public page. Default `false`. */
  isLarge?: boolean;
}

/** The props of `Button`. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Whether something is being sent: the button keeps its width, ignores presses and stays focusable. Default `false`. */
  isPending?: boolean;
  /** The label while something is being sent. */
  pendingText?: ReactNode;
  /** A ref to the element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that performs an action; use a link to go somewhere. */
export function Button(props: ButtonProps) {
  const {
    tone,
    isSquare,
    isLarge,
    isPending = false,
    pendingText,
    type,
    className,
    onClick,
    children,
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass({ tone, isSquare, isLarge }, className)}
      aria-disabled={isPending || rest['aria-disabled'] || undefined}
      onClick={(event) => (isPending ? event.preventDefault() : onClick?.(event))}
    >
      {pendingText ? (
        <span className={styles.words}>
          <span aria-hidden={isPending}>{children}</span>
          <span aria-hidden={!isPending}>{pendingText}</span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

/** The props of `ButtonLink`. */
export interface ButtonLinkProps extends LinkProps, Look {}

/** A link that looks like a button. */
export function ButtonLink({ tone, isSquare, isLarge, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ tone, isSquare, isLarge }, className)} />;
}

/** The look alone, for elements such as `<summary>`. */
export function buttonClass({ tone = 'secondary', isSquare, isLarge }: Look, extra?: string): string {
  const names = [styles.base, styles.tones[tone], isSquare && styles.square, isLarge && styles.large, extra];
  return names.filter(Boolean).join(' ');
}
