import { renderToStaticMarkup } from 'react-dom/server';
import { readAddress } from '../addresses/address.ts';
import { readBrand } from '../brand/brand.server.ts';
import { currentEnvironment } from '../environment.server.ts';
import { formatDateTime, formatTimeZone } from '../i18n/format.ts';
import { messagesFor } from '../i18n/language.ts';
import { languages } from '../languages.ts';

/**
 * Adds a line with its age to a cached document whose content cannot be fetched again.
 * @param pathname of the page
 */
export function withAgeBanner(html: string, pathname: string, renderedAt: Date): string {
  const { language } = readAddress(pathname);
  const { locale } = languages[language];
  const { errors } = messagesFor(language, readBrand().name);
  const { TIME_ZONE } = currentEnvironment();
  const time = formatDateTime(renderedAt, locale, TIME_ZONE);
  const zone = formatTimeZone(renderedAt, locale, TIME_ZONE);
  const banner = renderToStaticMarkup(
    <p data-as-of="" role="status">
      {errors.lastUpdated(`${time} (${zone})`)}
    </p>,
  );
  // A function, as `$` has a meaning in a replacement string.
  return html.replace(/<main\b[^>]*>/, (main) => main + banner);
}
