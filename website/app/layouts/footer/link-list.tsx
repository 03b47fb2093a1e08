import type { NavigationItem } from '../navigation.ts';
import styles from './link-list.module.css';

type LinkListProps = {
  /** Id of the heading, which names the landmark. */
  id: string;
  title: string;
  links: readonly Pick<NavigationItem, 'href' | 'label' | 'isLimitable'>[];
};

/** A titled column of links. */
export function LinkList({ id, title, links }: LinkListProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {links.map(({ href, label, isLimitable }) => (
          <li key={href}>
            <a href={href} data-limitable={isLimitable}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
