import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { withIcon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { Chip } from './chip.tsx';
import styles from './chip-row.module.css';

type ChipRowProps = {
  /** The name of the row, for screen readers. */
  label: string;
  chips: readonly {
    href: string;
    content: ReactNode;
    /** Before the content. */
    icon?: IconName;
    /** Language and direction of the content, if they are not those of the page. */
    language?: Pick<ComponentProps<'a'>, 'lang' | 'dir'>;
    isCurrent: boolean;
    /** Follows the chip. */
    beside?: ReactNode;
  }[];
};

/** Links of which one is chosen, in one row that scrolls sideways on phones. */
export function ChipRow({ label, chips }: ChipRowProps) {
  return (
    <nav aria-label={label} className={styles.frame}>
      <ul className={styles.row} data-swipeable="">
        {chips.map(({ href, content, icon, language, isCurrent, beside }) => (
          <Fragment key={href}>
            <li>
              <Chip
                href={href}
                selected={isCurrent}
                aria-current={isCurrent || undefined}
                {...language}
                {...(icon && withIcon(icon, { small: true }))}
              >
                {content}
              </Chip>
            </li>
            {beside && <li>{beside}</li>}
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}
