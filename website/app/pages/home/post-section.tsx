import { type ReactNode, Suspense, use } from 'react';
import { filteredPath } from '../../addresses/filters.ts';
import { listPath } from '../../addresses/links.ts';
import { useLanguage } from '../../i18n/language.ts';
import { type Kind, kinds } from '../../kinds.ts';
import type { CardData } from '../../posts/card/card-data.server.ts';
import { Cards } from '../../posts/card/cards.tsx';
import type { LanguageChoice } from '../../posts/filters/language-choices.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { withIcon } from '../../ui/icon/icon.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { SectionHeader } from '../../ui/section-header/section-header.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { NoPostsInLanguage } from '../list/no-posts-in-language.tsx';
import styles from './home.module.css';
import { sectionId } from './sections.ts';

/** The cards of a section, or `failed` if they could not be read. */
export type SectionCards = CardData[] | 'failed';

type PostSectionProps = {
  kind: Kind;
  /** A promise if the page is streamed. */
  cards: SectionCards | Promise<SectionCards>;
  languages: readonly LanguageChoice[];
  /** Code of the language that the posts are limited to. */
  community: string | undefined;
  /** Whether the section has the shaded background. */
  shaded: boolean;
};

/** The newest posts of a kind and a link to all of them. */
export function PostSection({ kind, cards, languages, community, shaded }: PostSectionProps) {
  const { messages, link } = useLanguage();
  const { homeTitle, lead, items } = messages.kinds[kind];
  const id = sectionId(kind);
  const inLanguage = (code: string | undefined) =>
    filteredPath(link(listPath(kind)), { community: code });
  const missing = languages.find(({ code, hasPosts }) => code === community && !hasPosts);
  const empty = missing ? (
    <NoPostsInLanguage missing={missing} choices={languages} hrefOf={inLanguage} />
  ) : (
    <EmptyState title={messages.list.empty(items)} />
  );
  return (
    <section
      className={styles.section}
      data-shaded={shaded || undefined}
      aria-labelledby={id}
      data-defer-layout
    >
      <SectionHeader
        id={id}
        title={homeTitle}
        lead={lead}
        icon={kinds[kind].icon}
        hue={kind}
        action={
          <LinkButton
            href={inLanguage(community)}
            variant="outline"
            small
            aria-label={`${messages.home.viewAll}: ${items}`}
            {...withIcon('arrow', { small: true, mirrored: true, after: true })}
          >
            {messages.home.viewAll}
          </LinkButton>
        }
      />
      {cards instanceof Promise ? (
        <Suspense fallback={<Spinner label={messages.home.loading(items)} />}>
          <StreamedContent cards={cards} empty={empty} />
        </Suspense>
      ) : (
        <SectionContent cards={cards} empty={empty} />
      )}
    </section>
  );
}

/** @param empty replaces the cards if there are none */
type ContentProps<Section> = { cards: Section; empty: ReactNode };

function StreamedContent({ cards, empty }: ContentProps<Promise<SectionCards>>) {
  return <SectionContent cards={use(cards)} empty={empty} />;
}

function SectionContent({ cards, empty }: ContentProps<SectionCards>) {
  const { messages } = useLanguage();
  if (cards === 'failed') {
    return (
      <Notice tone="error" role="alert">
        <p>{messages.errors.loadFailed}</p>
      </Notice>
    );
  }
  return cards.length === 0 ? empty : <Cards posts={cards} swipeable marksPinned />;
}
