import {
  Box,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { fill } from '../../fields/texts/fill';
import { useLoaded } from '../../translations/use-loaded';
import { CityPrices } from './city-prices';
import type { CityEntry, PriceTable } from './price-table';
import { useTexts } from './texts/use-texts';

/** The page "Prices of a city". The city is in the address. */
export default function PricesPage() {
  const texts = useTexts();
  const [search, setSearch] = useSearchParams();
  const city = search.get('city');
  const [known, reloadCities] = useLoaded<{ items: number; cities: CityEntry[] }>('/prices');
  const [table, reloadTable] = useLoaded<PriceTable>(
    city ? `/prices/${encodeURIComponent(city)}` : undefined,
  );
  const reload = async () => {
    await Promise.all([reloadTable(), reloadCities()]);
  };
  return (
    <Page.Main>
      <Page.Title>{texts.page}</Page.Title>
      <Layouts.Header title={texts.page} subtitle={texts.intro} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          <Box maxWidth="36rem">
            <Field.Root>
              <Field.Label>{texts.city}</Field.Label>
              <SingleSelect
                value={city ?? ''}
                placeholder={texts.chooseCity}
                onChange={(slug) => setSearch({ city: String(slug) })}
              >
                {known?.cities.map(({ slug, name, priced }) => (
                  <SingleSelectOption key={slug} value={slug}>
                    {fill(texts.cityPriced, { city: name, priced, items: known.items })}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Field.Root>
          </Box>
          <Typography textColor="neutral600">{texts.help}</Typography>
          {table && <CityPrices key={table.city.slug} {...{ table, reload }} />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
