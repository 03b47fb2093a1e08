import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** `primary` once per view; `accent` stands out most, for search and stores; `outline` for secondary actions; `text` is the least prominent; `danger` cannot be undone. */
type ButtonVariant = 'primary' | 'accent' | 'outline' | 'text' | 'danger';

type ButtonStyleProps = { variant?: ButtonVariant; small?: boolean };

/** A button for an action on the page. */
export function Button({
  variant = 'primary',
  small,
  className,
  type = 'button',
  ...rest
}: ButtonStyleProps & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(className)}
      data-variant={variant}
      data-small={small || undefined}
    />
  );
}

/** A link that looks like a button. */
export function LinkButton({
  variant = 'primary',
  small,
  className,
  children,
  ...rest
}: ButtonStyleProps & ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={classNames(className)}
      data-variant={variant}
      data-small={small || undefined}
    >
      {children}
    </a>
  );
}

function classNames(className: string | undefined): string {
  return className ? `${styles.button} ${className}` : `${styles.button}`;
}
