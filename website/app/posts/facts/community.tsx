import { useLanguage } from '../../i18n/language.ts';
import { narrowest } from '../post.ts';
import styles from './community.module.css';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';

/** Who writes and in which language; the flag only ever beside the words. */
export function Community({ post }: FactProps) {
  const { messages } = useLanguage();
  if (!post.tongue) return null;
  const { code, nativeName, direction, community, flag } = post.tongue;
  return (
    <FactItem icon="globe" label={messages.facts.community}>
      <span className={styles.community}>
        {flag && <img src={narrowest(flag).url} alt="" width={24} height={18} loading="lazy" />}
        {community && <bdi>{community}</bdi>}
        <span lang={code} dir={direction} className={styles.language}>
          {nativeName}
        </span>
      </span>
    </FactItem>
  );
}
