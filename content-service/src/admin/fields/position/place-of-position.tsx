import { useIntl } from 'react-intl';
import { usePostForm } from '../form/use-post-form';
import { fill } from '../texts/fill';
import { useTexts } from '../texts/use-texts';
import { nearestCity } from './nearest-city';
import type { Position } from './parse-position';

/** Says where a position is, by the nearest city that we know. */
export function PlaceOfPosition({ position }: { position: Position }) {
  const texts = useTexts();
  const { formatNumber } = useIntl();
  const { form } = usePostForm();
  const nearest = form && nearestCity(position, form.choices.city);
  if (!nearest) return null;
  const km = formatNumber(nearest.km, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: nearest.km < 10 ? 1 : 0,
  });
  return fill(texts.nearCity, { city: nearest.city.label, distance: km });
}
