import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { fill } from '../fields/texts/fill';
import { useCatalogue } from '../texts/use-catalogue';
import { PRICE_TABLE } from './add-price-table';
import { texts } from './texts';

/** What readers pay, as `GET /price-suggestions` answers it; see src/costs/suggestions.ts. */
interface Suggestion {
  item: { key: string; name: string };
  city: { slug: string; name: string };
  currency: string;
  count: number;
  median: number;
  low: number;
  high: number;
}

/** A part of the first page: what enough readers say to pay, for an editor to compare and write down. */
export function PriceSuggestions(): ReactNode {
  const say = useCatalogue(texts);
  const { formatNumber } = useIntl();
  const { get } = useFetchClient();
  const [suggestions, setSuggestions] = useState<Suggestion[] | 'failed'>();
  useEffect(() => {
    let isShown = true;
    get<{ data: Suggestion[] }>('/price-suggestions').then(
      ({ data }) => isShown && setSuggestions(data.data),
      () => isShown && setSuggestions('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [get]);
  if (suggestions === undefined) return <Widget.Loading />;
  if (suggestions === 'failed') return <Widget.Error />;
  if (suggestions.length === 0) {
    return <Typography textColor="neutral600">{say.nothing}</Typography>;
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex direction="column" alignItems="stretch" gap={3} tag="ul">
        {suggestions.map(({ item, city, currency, ...figures }) => (
          <Box key={`${city.slug} ${item.key} ${currency}`} tag="li">
            <Typography tag="p" dir="auto">
              {`${item.name}, ${city.name}`}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {fill(say.summary, {
                currency,
                count: formatNumber(figures.count),
                median: formatNumber(figures.median),
                low: formatNumber(figures.low),
                high: formatNumber(figures.high),
              })}
            </Typography>
          </Box>
        ))}
      </Flex>
      <Link tag={NavLink} to={PRICE_TABLE}>
        {say.newPrice}
      </Link>
    </Flex>
  );
}
