import { isRouteErrorResponse } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { SearchForm } from '../../posts/search/search-form.tsx';
import { Apart } from '../../ui/apart/apart.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { Deep } from '../../ui/deep/deep.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { navigation } from '../navigation.ts';
import styles from './error-view.module.css';

type Outcome = 'notFound' | 'unavailable' | 'bug';

/** What a failure means to a visitor; a status that is not named here is our own bug. */
const outcomes: Record<number, Outcome> = { 404: 'notFound', 503: 'unavailable' };

/** The page in place of one that does not exist, cannot be reached or broke. */
export function ErrorView({ error }: { error: unknown }) {
  const language = useLanguage();
  const { messages, path, link } = language;
  const outcome = (isRouteErrorResponse(error) && outcomes[error.status]) || 'bug';
  const { title, text } = messages.errors[outcome];
  return (
    <Deep veil="centre" className={styles.lost}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.inner}>
        <Apart />
        <h1>{title}</h1>
        <p>{text}</p>
        {outcome !== 'notFound' && (
          <LinkButton look="accent" href={link(path)}>
            {messages.errors.unavailable.again}
          </LinkButton>
        )}
        {outcome === 'notFound' && (
          <div className={styles.search}>
            <SearchForm
              id="lost-search"
              labels={{
                field: messages.search.lost,
                placeholder: messages.search.lostPlaceholder,
              }}
            />
          </div>
        )}
        <nav className={styles.places} aria-label={messages.errors.places}>
          <Chips>
            {navigation(language).map(({ href, label, icon }) => (
              <li key={href}>
                <Chip href={href}>
                  <Icon name={icon} small />
                  {label}
                </Chip>
              </li>
            ))}
          </Chips>
        </nav>
      </div>
    </Deep>
  );
}
