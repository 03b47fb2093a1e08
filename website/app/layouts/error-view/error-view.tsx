import { isRouteErrorResponse, useLocation } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { SearchForm } from '../../posts/search/search-form.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { withIcon } from '../../ui/icon/icon.tsx';
import { useNavigation } from '../navigation.ts';
import { ErrorMessage } from './error-message.tsx';
import styles from './error-view.module.css';

type ErrorKind = 'notFound' | 'unavailable' | 'serverError';

/** Messages by status; any other status is a bug of ours. */
const errorKinds: Record<number, ErrorKind> = { 404: 'notFound', 503: 'unavailable' };

/** The content of error pages: not found, unavailable, or failed. */
export function ErrorView({ error }: { error: unknown }) {
  const { messages, path, link } = useLanguage();
  const { search } = useLocation();
  const items = useNavigation();
  const errorKind = (isRouteErrorResponse(error) && errorKinds[error.status]) || 'serverError';
  const { title, text } = messages.errors[errorKind];
  return (
    <ErrorMessage title={title} text={text}>
      {errorKind !== 'notFound' && (
        <LinkButton variant="accent" href={link(path) + search}>
          {messages.errors.unavailable.retry}
        </LinkButton>
      )}
      {errorKind === 'notFound' && (
        <div className={styles.search}>
          <SearchForm
            id="lost-search"
            labels={{
              field: messages.search.notFoundField,
              placeholder: messages.search.notFoundPlaceholder,
            }}
          />
        </div>
      )}
      <nav className={styles.suggestedLinks} aria-label={messages.errors.suggestedLinks}>
        <Chips>
          {items.map(({ href, label, icon }) => (
            <li key={href}>
              <Chip href={href} {...withIcon(icon, { small: true })}>
                {label}
              </Chip>
            </li>
          ))}
        </Chips>
      </nav>
    </ErrorMessage>
  );
}
