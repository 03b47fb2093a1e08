import { useBrand } from '../../brand/brand.ts';
import { storesOf } from '../../brand/stores.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { Kind } from '../../posts/kinds.ts';
import { StoreButtons } from '../../ui/store-buttons/store-buttons.tsx';
import styles from './hand-off.module.css';

/** Where commenting and messaging happen: in the app. */
export function HandOff({ kind }: { kind: Kind }) {
  const brand = useBrand();
  const { messages } = useLanguage();
  const { title, text } = messages.detail.handOff[kind];
  return (
    <section aria-labelledby="hand-off" className={styles.handOff}>
      <h2 id="hand-off">{title}</h2>
      <p>{text}</p>
      <StoreButtons stores={storesOf(brand, messages)} />
    </section>
  );
}
