import { takePath } from '../../addresses/take-path.ts';
import { formatDateTime, formatTimeZone } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { languageNames } from '../../i18n/language-names.ts';
import { nameIn } from '../../posts/names.ts';
import { Outcome } from '../../ui/form/outcome.tsx';
import type { UploadCheck } from './check-upload.server.ts';

/** Whether a file is unchanged, of which city and from when, and where there is a newer one. */
export function CheckResult({ result }: { result: UploadCheck }) {
  const { language, locale, link, messages } = useLanguage();
  const { check } = messages.take;
  if (result.outcome !== 'unchanged') {
    return (
      <Outcome tone="error" title={check[result.outcome].title}>
        <p>{check[result.outcome].text}</p>
      </Outcome>
    );
  }
  const details = [
    nameIn(result.name, language),
    languageNames([result.language], locale),
    formatDateTime(result.madeAt, locale, result.timeZone),
    formatTimeZone(result.madeAt, locale, result.timeZone),
  ];
  return (
    <Outcome tone="success" title={check.unchanged.title}>
      <p>{details.join(' · ')}</p>
      <p>
        {check.unchanged.text} <a href={link(takePath(result.city))}>{check.unchanged.newer}</a>
      </p>
    </Outcome>
  );
}
