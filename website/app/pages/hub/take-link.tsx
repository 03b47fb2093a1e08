import { takePath } from '../../addresses/take-path.ts';
import { useLanguage } from '../../i18n/language.ts';
import { type Hub, hubTitle } from '../../posts/hub.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { withIcon } from '../../ui/icon/icon.tsx';
import styles from './take-link.module.css';

/** A link to the file of a city. */
export function TakeLink({ hub }: { hub: Hub }) {
  const { language, link, messages } = useLanguage();
  return (
    <p className={styles.link}>
      <LinkButton variant="outline" href={link(takePath(hub.slug))} {...withIcon('article')}>
        {messages.take.titleOf(hubTitle(hub, language, messages))}
      </LinkButton>
    </p>
  );
}
