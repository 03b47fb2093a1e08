import type { Context, Post } from '#post';
import type { Problem } from '#problem';
import type { Rule } from '#rule';
import { checkAlternativeTexts } from '#rules/alternative-texts';
import { checkArea } from '#rules/area';
import { checkCategory } from '#rules/category';
import { checkContactInText } from '#rules/contact-in-text';
import { checkCurrency } from '#rules/currency';
import { checkDates } from '#rules/dates';
import { checkDuplicates } from '#rules/duplicates';
import { checkHeadings } from '#rules/headings';
import { checkLanguageOfGroup } from '#rules/language-of-group';
import { checkLinks } from '#rules/links';
import { checkOpeningHours } from '#rules/opening-hours';
import { checkPictureSizes } from '#rules/picture-sizes';
import { checkPosition } from '#rules/position';
import { checkPriceInText } from '#rules/price-in-text';
import { checkRequired } from '#rules/required';
import { checkScam } from '#rules/scam';
import { checkScript } from '#rules/script';
import { checkSentences } from '#rules/sentences';
import { checkSlug } from '#rules/slug';
import { checkSources } from '#rules/sources';
import { checkTranslations } from '#rules/translations';
import { parseText } from '#text/parse-text';

const rules: readonly Rule[] = [
  checkRequired,
  checkSlug,
  checkDates,
  checkArea,
  checkCategory,
  checkCurrency,
  checkOpeningHours,
  checkPosition,
  checkLinks,
  checkSources,
  checkScript,
  checkLanguageOfGroup,
  checkAlternativeTexts,
  checkHeadings,
  checkSentences,
  checkDuplicates,
  checkPictureSizes,
  checkContactInText,
  checkPriceInText,
  checkTranslations,
  checkScam,
];

/**
 * Checks a post by all rules.
 * @param context what the rules need to know about other posts
 * @returns errors first; empty if all is well
 */
export function checkPost(post: Post, context: Context): Problem[] {
  const text = parseText(post.description ?? '');
  const problems = rules.flatMap((rule) => rule(post, context, text));
  return problems.toSorted((one, other) => rank(one) - rank(other));
}

const rank = ({ level }: Problem) => (level === 'error' ? 0 : 1);
