import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { fill } from '../../fields/texts/fill';
import type { KnownPrice as Known } from './price-table';
import { usePriceWords } from './use-price-words';

const FORM = '/content-manager/collection-types/api::price.price';

interface KnownPriceProps {
  price: Known | null;
  /** Name of the item. */
  of: string;
}

/** The price as it stands: a link to its form, its source, its days. */
export function KnownPrice({ price, of }: KnownPriceProps) {
  const { texts, figures: figuresOf, day, value } = usePriceWords();
  if (!price) return <Typography textColor="neutral600">{texts.none}</Typography>;
  const { observed_on, checked_on, valid_until } = price;
  const figures = figuresOf(price);
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Link tag={NavLink} to={`${FORM}/${price.documentId}`} aria-label={`${figures}: ${of}`}>
        <bdi>{figures}</bdi>
      </Link>
      {price.is_example && (
        <Typography variant="pi" textColor="warning700" fontWeight="bold">
          {texts.example}
        </Typography>
      )}
      <Typography variant="pi" textColor="neutral600">
        {price.source ? <bdi>{price.source}</bdi> : value(price.source_kind)}
        {' · '}
        {checked_on
          ? fill(texts.checked, { date: day(checked_on) })
          : fill(texts.seen, { date: day(observed_on) })}
      </Typography>
      <Typography
        variant="pi"
        textColor={price.is_expired ? 'danger600' : 'neutral600'}
        fontWeight={price.is_expired ? 'bold' : undefined}
      >
        {fill(price.is_expired ? texts.expired : texts.until, { date: day(valid_until) })}
      </Typography>
    </Flex>
  );
}
