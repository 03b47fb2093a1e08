import { useLanguage } from '../i18n/language.ts';
import { Island } from './island.tsx';
import styles from './kept-pages.module.css';

/** The pages that the visitor's browser has kept. */
export function KeptPages() {
  const { saved } = useLanguage().messages;
  return (
    <Island name="kept-pages" properties={{}} className={styles.island}>
      <section data-part="saved" aria-labelledby="saved" hidden>
        <h2 id="saved">{saved.title}</h2>
        <ul className={styles.list} />
      </section>
      <section data-part="read" aria-labelledby="read" hidden>
        <h2 id="read">{saved.offline.readBefore}</h2>
        <ul className={styles.list} />
      </section>
      <p data-part="nothing" hidden>
        {saved.offline.nothing}
      </p>
    </Island>
  );
}
