import { useBrand } from '../../brand/brand.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './social-links.module.css';

/** The brand's pages in social networks. */
export function SocialLinks() {
  return (
    <ul className={styles.links}>
      {useBrand().social.map(({ name, icon, url }) => (
        <li key={url}>
          <a href={url} rel="me noopener">
            <Icon name={icon} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
