import { Suspense, use } from 'react';
import { listPath } from '../../addresses/links.ts';
import { useLanguage } from '../../i18n/language.ts';
import { type Kind, kinds } from '../../kinds.ts';
import type { CardData } from '../../posts/card/card-data.server.ts';
import { Cards } from '../../posts/card/cards.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { SectionHeader } from '../../ui/section-header/section-header.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { Star } from '../../ui/star/star.tsx';
import styles from './home.module.css';

/** The cards of a section, or `failed` if they could not be read. */
export type SectionCards = CardData[] | 'failed';

type PostSectionProps = {
  kind: Kind;
  /** A promise if the page is streamed. */
  cards: SectionCards | Promise<SectionCards>;
  /** Whether the section has the shaded background. */
  shaded: boolean;
};

/** The newest posts of a kind and a link to all of them. */
export function PostSection({ kind, cards, shaded }: PostSectionProps) {
  const { messages, link } = useLanguage();
  const { homeTitle, lead, items } = messages.kinds[kind];
  const id = `latest-${kind}`;
  return (
    <section
      className={styles.section}
      data-shaded={shaded || undefined}
      aria-labelledby={id}
      data-defer-layout
    >
      <div className={styles.wrap}>
        <SectionHeader
          id={id}
          title={homeTitle}
          lead={lead}
          icon={<Star icon={kinds[kind].icon} hue={kind} />}
          action={
            <LinkButton
              href={link(listPath(kind))}
              variant="outline"
              small
              aria-label={`${messages.home.viewAll}: ${items}`}
            >
              {messages.home.viewAll}
              <Icon name="arrow" small mirrored />
            </LinkButton>
          }
        />
        {cards instanceof Promise ? (
          <Suspense fallback={<Spinner label={messages.home.loading(items)} />}>
            <StreamedContent cards={cards} items={items} />
          </Suspense>
        ) : (
          <SectionContent cards={cards} items={items} />
        )}
      </div>
    </section>
  );
}

function StreamedContent({ cards, items }: { cards: Promise<SectionCards>; items: string }) {
  return <SectionContent cards={use(cards)} items={items} />;
}

function SectionContent({ cards, items }: { cards: SectionCards; items: string }) {
  const { messages } = useLanguage();
  if (cards === 'failed') {
    return (
      <Notice tone="error" role="alert">
        <p>{messages.errors.loadFailed}</p>
      </Notice>
    );
  }
  if (cards.length === 0) return <EmptyState title={messages.list.empty(items)} />;
  return <Cards posts={cards} swipeable />;
}
