import styles from './icon.module.css';
import type { IconName } from './icon-name.ts';
import sprite from './icons.svg?url';

type IconProps = {
  name: IconName;
  /** For small text and labels. */
  small?: boolean;
  /** Points in reading direction: mirrored in right-to-left text. */
  mirrored?: boolean;
  className?: string;
};

/** The address of an icon, for an element of another form than `Icon`. */
export function iconHref(name: IconName): string {
  return `${sprite}#${name}`;
}

/** A decorative icon beside text, hidden from assistive technology. */
export function Icon({ name, small = false, mirrored = false, className }: IconProps) {
  const names = [styles.icon, small && styles.small, mirrored && styles.mirrored, className];
  return (
    <svg className={names.filter(Boolean).join(' ')} aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
