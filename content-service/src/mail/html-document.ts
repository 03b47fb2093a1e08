import { WEBSITE_LANGUAGES, type WebsiteLanguage } from '../website-languages';
import { escapeHtml } from './escape-html';

/** The HTML of a mail. @param parts already HTML */
export function htmlDocument(
  language: WebsiteLanguage,
  subject: string,
  parts: readonly string[],
): string {
  const { direction } = WEBSITE_LANGUAGES[language];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<meta charset="utf-8">
<title>${escapeHtml(subject)}</title>
<body style="font: 1rem/1.6 system-ui, sans-serif; max-width: 34rem; overflow-wrap: anywhere">
${parts.join('\n')}
</body>
</html>
`;
}

/** A paragraph of plain text. */
export const textParagraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** The link text is the full URL, so that readers see where it leads. */
export function linkParagraph(address: string): string {
  const escaped = escapeHtml(address);
  return `<p dir="ltr"><a href="${escaped}">${escaped}</a></p>`;
}
