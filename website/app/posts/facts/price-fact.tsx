import { useLanguage } from '../../i18n/language.ts';
import { formatPrice } from '../../i18n/number.ts';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';
import styles from './price-fact.module.css';

/** The price. */
export function PriceFact({ post }: FactProps) {
  const { locale, messages } = useLanguage();
  if (post.price === null) return null;
  return (
    <FactItem icon="ticket" label={messages.facts.price}>
      <b className={styles.amount}>
        {post.price === 0 ? (
          messages.card.free
        ) : (
          <bdi>{formatPrice(post.price, post.currency, locale)}</bdi>
        )}
      </b>
    </FactItem>
  );
}
