import { useLanguage } from '../../i18n/language.ts';
import { languageAttributes } from '../../languages.ts';
import { narrowestFile } from '../post.ts';
import styles from './community-fact.module.css';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';

/** Community and language of the post; the flag never appears without text. */
export function CommunityFact({ post }: FactProps) {
  const { messages } = useLanguage();
  if (!post.contentLanguage) return null;
  const { code, nativeName, direction, community, flag } = post.contentLanguage;
  return (
    <FactItem icon="globe" label={messages.facts.community}>
      <span className={styles.community}>
        {flag && <img src={narrowestFile(flag).url} alt="" width={24} height={18} loading="lazy" />}
        {community && <bdi>{community}</bdi>}
        <span {...languageAttributes({ code, direction })} className={styles.language}>
          {nativeName}
        </span>
      </span>
    </FactItem>
  );
}
