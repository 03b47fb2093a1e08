import { Flex, Link, Typography } from '@strapi/design-system';
import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import brand from '../../../../brand.json';
import packageFile from '../../../package.json';
import { Columns } from './box';
import { Counts } from './counts';
import { FilterBar } from './filter-bar';
import { OwnWork } from './own-work';
import type { SectionId, SectionSummary } from './section';
import { SectionBox, WholeSection } from './section-lists';
import { useTexts } from './texts/use-texts';
import { useToday } from './use-today';

/** The panel's first page: what waits for editors, and what the user writes. */
export default function TodayPage() {
  const texts = useTexts();
  const { formatMessage } = useIntl();
  const user = useAuth('TodayPage', (state) => state.user);
  const { today, reload, search, set, filter } = useToday();
  const sections = today?.sections ?? [];
  const current = sections.find(({ id }) => id === search.get('section'))?.id ?? null;
  const addressOf = (section: string) => {
    const query = new URLSearchParams(filter);
    query.set('section', section);
    return `/?${query}`;
  };
  const name = user?.firstname ?? user?.username ?? user?.email ?? '';
  const title = formatMessage({ id: 'HomePage.header.title' }, { name });
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={formatMessage({ id: 'HomePage.header.subtitle' })} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
          {sections.length > 0 && (
            <>
              <Counts sections={sections} current={current} addressOf={addressOf} />
              <FilterBar languages={today?.languages ?? []} search={search} set={set} />
            </>
          )}
          {current ? (
            <>
              <Flex>
                <Link tag={NavLink} to={`/?${filter}`}>
                  {texts.back}
                </Link>
              </Flex>
              <WholeSection
                key={current}
                id={current}
                filter={filter}
                page={Number(search.get('page') ?? 1)}
                setPage={(page) => set('page', String(page))}
                reload={reload}
              />
            </>
          ) : (
            <Everything sections={sections} addressOf={addressOf} reload={reload} />
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

interface EverythingProps {
  sections: readonly SectionSummary[];
  addressOf: (section: SectionId) => string;
  reload: () => Promise<void>;
}

/** The first entries of all sections, then what the user writes. */
function Everything({ sections, addressOf, reload }: EverythingProps) {
  const texts = useTexts();
  const waiting = sections.filter(({ total }) => total > 0);
  return (
    <>
      {sections.length > 0 && waiting.length === 0 && <Typography>{texts.allDone}</Typography>}
      <Columns>
        {waiting.map((section) => (
          <SectionBox
            key={section.id}
            section={section}
            address={addressOf(section.id)}
            reload={reload}
          />
        ))}
      </Columns>
      <OwnWork />
      <Typography variant="pi" textColor="neutral600">
        {brand.name} {packageFile.version}
      </Typography>
    </>
  );
}
