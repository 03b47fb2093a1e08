import { useBrand } from '../../brand/brand.ts';
import { useLanguage } from '../../i18n/language.ts';
import { storesOf } from '../../layouts/stores.ts';
import type { PostFacts } from '../../posts/facts/fact.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { QrCode } from '../../ui/qr-code/qr-code.tsx';
import type { QrPath } from '../../ui/qr-code/qr-path.ts';
import { StoreButtons } from '../../ui/store-buttons/store-buttons.tsx';
import { HAND_OFF_ID, useAnswerLink } from './answer-link.ts';
import styles from './app-prompt.module.css';

type AppPromptProps = {
  post: PostFacts;
  /** The page's own address, as text and as QR code. */
  address: string;
  code: QrPath;
};

/**
 * Invites the visitor to comment and write messages in the app. The page's own address opens the post
 * there, since the app handles the site's links. If the brand has no store yet, editors take answers,
 * and the QR code opens the page on a phone.
 */
export function AppPrompt({ post, address, code }: AppPromptProps) {
  const brand = useBrand();
  const { messages } = useLanguage();
  const { detail } = messages;
  const stores = storesOf(brand, messages);
  const answer = useAnswerLink(post);
  const isInStores = stores.length > 0;
  const withoutStores = answer ? detail.noStore.answers : detail.noStore;
  const { title, text } = isInStores ? detail.appPrompt[post.kind] : withoutStores;
  return (
    <section aria-labelledby={HAND_OFF_ID} className={styles.appPrompt}>
      <div>
        <h2 id={HAND_OFF_ID}>{title}</h2>
        <p>{text}</p>
        <StoreButtons stores={stores} />
        {!isInStores && answer && (
          <LinkButton href={answer.href} className={styles.write}>
            {answer.label}
          </LinkButton>
        )}
        {isInStores && (
          <a href={address} className={styles.open}>
            {detail.openInApp}
          </a>
        )}
      </div>
      <div className={styles.code}>
        <QrCode code={code} label={detail.qrCode} />
        <p>{detail.scanHint}</p>
        <p className={styles.address}>
          <bdi dir="ltr">{decodeURI(address)}</bdi>
        </p>
      </div>
    </section>
  );
}
