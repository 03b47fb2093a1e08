import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** `main` once a view; `accent` is the one saffron thing; `line` beside others; `quiet` steps back; `alert` cannot be undone. */
type ButtonLook = 'main' | 'accent' | 'line' | 'quiet' | 'alert';

type Look = { look?: ButtonLook; small?: boolean };

/** A button that does something on this page. */
export function Button({
  look = 'main',
  small,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      className={names(className)}
      data-look={look}
      data-small={small || undefined}
    />
  );
}

/** A link that looks like a button. */
export function LinkButton({
  look = 'main',
  small,
  className,
  children,
  ...rest
}: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={names(className)} data-look={look} data-small={small || undefined}>
      {children}
    </a>
  );
}

function names(className: string | undefined): string {
  return className ? `${styles.button} ${className}` : `${styles.button}`;
}
