import { type FeedFilters, feedFilterNames, feedFiltersOf } from '../../addresses/feed.ts';
import { requireChoices } from '../../content/reference.server.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import type { Kind } from '../../kinds.ts';
import { type LanguageCode, languages } from '../../languages.ts';
import { activeFilters } from '../../posts/filters/active-filters.ts';
import { choicesFor } from '../../posts/filters/choices.ts';
import { readFilters } from '../../posts/filters/read-filters.ts';

type Context = { kind: Kind; language: LanguageCode; messages: Messages };

/**
 * What the address of a feed or calendar limits it to, and the title of its list with that.
 * @returns null for a filter that does not exist, or a value of it: subscribers must not get all posts instead
 * @throws ContentUnavailable
 */
export async function readFeedFilters(
  query: URLSearchParams,
  { kind, language, messages }: Context,
): Promise<{ filters: FeedFilters; title: string } | null> {
  const { listTitle } = messages.kinds[kind];
  const requested = new URLSearchParams(
    [...query].filter(([name]) => feedFilterNames.some((each) => each === name)),
  );
  if (requested.size === 0) return { filters: {}, title: listTitle };
  const choices = choicesFor(kind, await requireChoices());
  const { filters, hasUnknownFilters } = readFilters(requested, kind, choices);
  if (hasUnknownFilters) return null;
  const { locale } = languages[language];
  const labels = activeFilters({ filters, choices, messages, language, locale });
  const names = labels.map(({ label }) => label).join(messages.listSeparator);
  return { filters: feedFiltersOf(filters), title: names ? `${listTitle}: ${names}` : listTitle };
}
