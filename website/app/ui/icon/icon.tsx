import styles from './icon.module.css';
import type { IconName } from './icon-name.ts';

type IconOptions = {
  /** For small text and labels. */
  small?: boolean;
  /** Points in reading direction: mirrored in right-to-left text. */
  mirrored?: boolean;
  /** After the words. */
  after?: boolean;
};

/**
 * Attributes that give an element a decorative icon beside its words, without an element of its own.
 * The element must be a flex or grid container, and have no other use for `::before`.
 */
export function withIcon(
  name: IconName,
  { small = false, mirrored = false, after = false }: IconOptions = {},
) {
  return {
    'data-icon': name,
    'data-icon-small': small || undefined,
    'data-icon-mirrored': mirrored || undefined,
    'data-icon-after': after || undefined,
  };
}

type IconProps = Omit<IconOptions, 'after'> & { name: IconName; className?: string | undefined };

/** A decorative icon with a place of its own, hidden from assistive technology. */
export function Icon({ name, className, ...options }: IconProps) {
  return (
    <i
      className={className ? `${styles.icon} ${className}` : styles.icon}
      aria-hidden="true"
      {...withIcon(name, options)}
    />
  );
}
