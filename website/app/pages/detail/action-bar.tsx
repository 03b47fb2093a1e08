import { useLanguage } from '../../i18n/language.ts';
import { Save } from '../../islands/save.tsx';
import { languageAttributes } from '../../languages.ts';
import { type ActionSources, postActions } from '../../posts/actions/post-actions.ts';
import type { PostFacts } from '../../posts/facts/fact.ts';
import { withIcon } from '../../ui/icon/icon.tsx';
import { type Section, SectionList } from '../../ui/table-of-contents/section-list.tsx';
import styles from './action-bar.module.css';

type ActionBarProps = {
  post: PostFacts;
  sources: ActionSources;
  /** Of a long text; empty for others. */
  sections: readonly Section[];
  /** The URL of the page. */
  pageUrl: string;
  /** Whether the operator lets browsers keep pages. */
  keepsPages: boolean;
};

/**
 * What a visitor can do with a post: on phones a bar at the lower edge of the window, on wide screens
 * and with large text a row below the title. "Share" leads to the row of links to share with, unless
 * a script opens the device's own dialog (enhance/share.ts).
 */
export function ActionBar({ post, sources, sections, pageUrl, keepsPages }: ActionBarProps) {
  const { messages } = useLanguage();
  const { detail, plain } = messages;
  return (
    <nav className={styles.bar} aria-label={detail.actions} data-action-bar="">
      <ul className={styles.list}>
        {postActions(post, sources, messages).map(({ href, icon, label, shortLabel }, index) => (
          <li key={href}>
            <a
              href={href}
              rel="noopener"
              className={styles.action}
              data-main={index === 0 || undefined}
              {...withIcon(icon)}
            >
              <span>{index === 0 ? label : shortLabel}</span>
            </a>
          </li>
        ))}
        {sections.length > 0 && (
          <li className={styles.contents}>
            <details data-menu="">
              <summary className={styles.action} {...withIcon('list')}>
                <span>{plain.tableOfContents}</span>
              </summary>
              <SectionList
                sections={sections}
                className={styles.sections}
                {...languageAttributes(post.contentLanguage)}
              />
            </details>
          </li>
        )}
        <li>
          <a
            href="#share"
            className={styles.action}
            data-share-action="share"
            data-url={pageUrl}
            {...withIcon('share')}
          >
            <span>{detail.share.native}</span>
          </a>
        </li>
        {/* Last, so that nothing moves if a browser paints before the data of its island has come. */}
        <li>
          <Save post={post} keepsPages={keepsPages} className={styles.action} />
        </li>
      </ul>
    </nav>
  );
}
