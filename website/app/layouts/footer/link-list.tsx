import styles from './link-list.module.css';

type LinkListProps = {
  /** Id of the heading, which names the landmark. */
  id: string;
  title: string;
  links: readonly { href: string; label: string }[];
};

/** A titled column of links. */
export function LinkList({ id, title, links }: LinkListProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
