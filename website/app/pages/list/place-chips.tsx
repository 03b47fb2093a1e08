import type { ReactNode } from 'react';
import { type Filters, filteredPath } from '../../addresses/filters.ts';
import { hubPath } from '../../addresses/hubs.ts';
import { useLanguage } from '../../i18n/language.ts';
import { formatNumber } from '../../i18n/number.ts';
import type { Choices } from '../../posts/filters/choices.ts';
import { type FilterCounts, offeredPlaces } from '../../posts/filters/filter-counts.ts';
import { type Hub, hubTitle } from '../../posts/hub.ts';
import { byNameIn, nameIn } from '../../posts/names.ts';
import { ChipRow } from '../../ui/chip/chip-row.tsx';
import { hubIcons } from '../hub/hub-icons.ts';

type PlaceChipsProps = {
  filters: Filters;
  choices: Choices;
  counts: FilterCounts | null;
  /** The city and the community that the list is limited to. */
  hubs: readonly Hub[];
  /** The address of the list without filters. */
  address: string;
};

/**
 * Limits a list to an area of the chosen city, and links to the pages of this city and of the chosen
 * community; nothing if neither is chosen.
 */
export function PlaceChips({ filters, choices, counts, hubs, address }: PlaceChipsProps) {
  const { language, locale, messages, link } = useLanguage();
  const chosen = filters.area;
  const inCity = choices.areas.filter(
    ({ city }) => filters.city !== undefined && city?.slug === filters.city,
  );
  const areas = offeredPlaces('area', inCity, { counts, chosen });
  if (areas.length === 0 && hubs.length === 0) return null;
  const chip = (area: Filters['area'], content: ReactNode) => ({
    href: filteredPath(address, { ...filters, area }),
    isCurrent: area === chosen,
    content,
  });
  return (
    <ChipRow
      label={messages.hubs.related}
      chips={[
        ...(areas.length > 0 ? [chip(undefined, messages.list.allAreas)] : []),
        ...areas.toSorted(byNameIn(language, locale)).map((area) =>
          chip(
            area.slug,
            <>
              <bdi>{nameIn(area, language)}</bdi>{' '}
              {area.total !== null && <small>{formatNumber(area.total, locale)}</small>}
            </>,
          ),
        ),
        ...hubs.map((hub) => ({
          href: link(hubPath(hub.type, hub.slug)),
          isCurrent: false,
          icon: hubIcons[hub.type],
          content: messages.hubs.overview(hubTitle(hub, language, messages)),
        })),
      ]}
    />
  );
}
