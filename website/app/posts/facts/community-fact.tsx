import { communitySlug, hubPath } from '../../addresses/hubs.ts';
import { useBrand } from '../../brand/brand.ts';
import { useLanguage } from '../../i18n/language.ts';
import { languageAttributes } from '../../languages.ts';
import { nameIn } from '../names.ts';
import { narrowestFile } from '../post.ts';
import styles from './community-fact.module.css';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';

/** Community and language of the post. */
export function CommunityFact({ post }: FactProps) {
  const { messages } = useLanguage();
  return (
    <FactItem icon="globe" label={messages.facts.community}>
      <CommunityAndLanguage post={post} />
    </FactItem>
  );
}

/** The names of community and language; the flag stands only beside the name of the community. */
export function CommunityAndLanguage({ post: { contentLanguage } }: Pick<FactProps, 'post'>) {
  const { language, link } = useLanguage();
  const { showsFlags } = useBrand();
  if (!contentLanguage) return null;
  const { code, nativeName, direction, community, flag } = contentLanguage;
  return (
    <span className={styles.community}>
      {flag && community && showsFlags && (
        <img src={narrowestFile(flag).url} alt="" width={24} height={18} loading="lazy" />
      )}
      {community && (
        <a href={link(hubPath('community', communitySlug({ name: community.name, code })))}>
          <bdi>{nameIn(community, language)}</bdi>
        </a>
      )}{' '}
      <span {...languageAttributes({ code, direction })} className={styles.language}>
        {nativeName}
      </span>
    </span>
  );
}
