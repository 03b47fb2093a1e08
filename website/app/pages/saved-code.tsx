import { SAVED_PATH } from '../addresses/offline-paths.ts';
import { useLanguage } from '../i18n/language.ts';
import { SavedCode } from '../islands/saved-code.tsx';
import type { Route } from './+types/saved-code';
import { pageMeta } from './metadata.ts';
import styles from './saved.module.css';

export const meta: Route.MetaFunction = pageMeta(({ messages: { saved } }) => ({
  title: saved.code.title,
  description: saved.code.lead,
  noindex: true,
}));

/** The saved posts as a QR code, which the camera of another phone reads. */
export default function SavedCodePage() {
  const { link, messages } = useLanguage();
  const { code } = messages.saved;
  return (
    <div className={styles.page}>
      <header>
        <h1>{code.title}</h1>
        <p>{code.lead}</p>
      </header>
      <SavedCode />
      <p>
        <a href={link(SAVED_PATH)}>{code.back}</a>
      </p>
    </div>
  );
}
