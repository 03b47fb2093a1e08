import { renderToStaticMarkup } from 'react-dom/server';
import { readAddress } from '../addresses/address.ts';
import { readBrand } from '../brand/brand.server.ts';
import { currentEnvironment } from '../environment.server.ts';
import { formatDateTime } from '../i18n/format.ts';
import { messagesFor } from '../i18n/language.ts';
import { languages } from '../languages.ts';

/**
 * A kept document with a line that says how old it is: its content cannot be had anew.
 * @param pathname it was made for
 */
export function withAgeBanner(html: string, pathname: string, renderedAt: Date): string {
  const { language } = readAddress(pathname);
  const { locale } = languages[language];
  const { errors } = messagesFor(language, readBrand().name);
  const time = formatDateTime(renderedAt, locale, currentEnvironment().TIME_ZONE);
  const banner = renderToStaticMarkup(
    <p data-as-of="" role="status">
      {errors.lastUpdated(time)}
    </p>,
  );
  // A function, as a text would have its dollar signs read.
  return html.replace(/<main\b[^>]*>/, (main) => main + banner);
}
