import {
  type FilterName,
  type Filters,
  filteredPath,
  withoutFilters,
} from '../../addresses/filters.ts';
import { listPath } from '../../addresses/links.ts';
import { nearPath } from '../../addresses/near.ts';
import { useLanguage } from '../../i18n/language.ts';
import { languageNames } from '../../i18n/language-names.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { formatNumber } from '../../i18n/number.ts';
import type { Kind, QuestionName } from '../../kinds.ts';
import { ChipRow } from '../../ui/chip/chip-row.tsx';
import type { OfferedQuestion } from './ready-questions.server.ts';

type LabelContext = { messages: Messages; locale: string; kind: Kind; filters: Filters };

const labels: Record<QuestionName, (context: LabelContext) => string> = {
  weekend: ({ messages: { list } }) => list.spans.weekend,
  free: ({ messages: { list } }) => list.free,
  family: ({ messages: { list } }) => list.familyQuestion,
  open: ({ messages: { list } }) => list.open,
  speaks: ({ messages: { list }, locale, filters }) =>
    list.speaksLanguage(languageNames([filters.speaks ?? ''], locale)),
  delivers: ({ messages: { list } }) => list.delivers,
  under100: ({ messages: { list }, locale }) => list.priceTo(formatNumber(100, locale)),
  recent: ({ messages: { list } }) => list.recent,
  together: ({ messages: { home } }) => home.features.together.title,
  past: ({ messages: { list, kinds }, kind }) => list.showPast(kinds[kind].items),
};

/** The filters that questions have set. */
export function askedNamesOf(questions: readonly OfferedQuestion[]): FilterName[] {
  return questions.flatMap(({ names, total }) => (total === null ? names : []));
}

type ReadyQuestionsProps = {
  questions: readonly OfferedQuestion[];
  /** A kind that is listed by distance, too. */
  nearKind?: Kind | undefined;
  /** The address of the list on a map, if there is one. */
  mapAddress?: string | undefined;
};

/** Links that filter a list by one tap, order it by distance or show it on a map, if there are any. */
export function ReadyQuestions({ questions, nearKind, mapAddress }: ReadyQuestionsProps) {
  const { locale, messages, link } = useLanguage();
  if (questions.length === 0 && !nearKind && !mapAddress) return null;
  const placeChip = (href: string, content: string) => ({
    href,
    content,
    icon: 'pin' as const,
    isCurrent: false,
  });
  return (
    <ChipRow
      label={messages.list.questions}
      chips={[
        ...questions.map(({ kind, name, icon, names, filters, total }) => {
          const shown = total === null ? withoutFilters(filters, ...names) : filters;
          return {
            href: filteredPath(link(listPath(kind)), shown),
            isCurrent: total === null,
            icon,
            content: (
              <>
                {labels[name]({ messages, locale, kind, filters })}{' '}
                {total !== null && <small>{formatNumber(total, locale)}</small>}
              </>
            ),
          };
        }),
        ...(nearKind ? [placeChip(link(nearPath(nearKind)), messages.near.title)] : []),
        ...(mapAddress ? [placeChip(mapAddress, messages.map.title)] : []),
      ]}
    />
  );
}
