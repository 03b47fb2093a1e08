import { type Filters, filteredPath } from '../../addresses/filters.ts';
import { listPath } from '../../addresses/links.ts';
import { useLanguage } from '../../i18n/language.ts';
import { languageNames } from '../../i18n/language-names.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { type Kind, kinds } from '../../kinds.ts';
import type { CardData } from '../../posts/card/card-data.server.ts';
import { Cards } from '../../posts/card/cards.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { withIcon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-name.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { SectionHeader } from '../../ui/section-header/section-header.tsx';
import styles from '../home/home.module.css';

export type SectionName = 'firstArticles' | 'upcoming' | 'businesses' | 'newest';

/** A row of cards on a hub's page. */
export type HubSectionData = {
  name: SectionName;
  /** The kind of its posts; null if it has several. */
  kind: Kind | null;
  /** Those of the list with all posts like these. */
  filters: Filters;
  /** `failed` if they could not be read. */
  cards: CardData[] | 'failed';
};

type TitleContext = { messages: Messages; locale: string; filters: Filters };

const titles: Record<SectionName, (context: TitleContext) => string> = {
  firstArticles: ({ messages }) => messages.hubs.firstArticles,
  upcoming: ({ messages }) => messages.hubs.upcoming,
  businesses: ({ messages, locale, filters: { open, speaks } }) => {
    if (open) return messages.list.open;
    if (speaks === undefined) return messages.kinds.business.homeTitle;
    return messages.list.speaksLanguage(languageNames([speaks], locale));
  },
  newest: ({ messages }) => messages.hubs.newest,
};

const icons: Record<SectionName, IconName> = {
  firstArticles: kinds.article.icon,
  upcoming: kinds.event.icon,
  businesses: kinds.business.icon,
  newest: 'bell',
};

/** Some posts of a hub and, if they are of one kind, a link to all of them. */
export function HubSection({ section, isShaded }: { section: HubSectionData; isShaded: boolean }) {
  const { locale, messages, link } = useLanguage();
  const { name, kind, filters, cards } = section;
  const title = titles[name]({ messages, locale, filters });
  return (
    <section
      className={styles.section}
      data-shaded={isShaded || undefined}
      aria-labelledby={name}
      data-defer-layout
    >
      <div className={styles.wrap}>
        <SectionHeader
          id={name}
          title={title}
          icon={icons[name]}
          hue={kind ?? undefined}
          action={
            kind && (
              <LinkButton
                href={filteredPath(link(listPath(kind)), filters)}
                variant="outline"
                small
                aria-label={`${messages.home.viewAll}: ${title}`}
                {...withIcon('arrow', { small: true, mirrored: true, after: true })}
              >
                {messages.home.viewAll}
              </LinkButton>
            )
          }
        />
        {cards === 'failed' ? (
          <Notice tone="error" role="alert">
            <p>{messages.errors.loadFailed}</p>
          </Notice>
        ) : (
          <Cards posts={cards} swipeable />
        )}
      </div>
    </section>
  );
}
