import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { fill } from '../fields/texts/fill';
import { TitledBox } from './box';
import { LINES } from './lines/lines';
import type { SectionId, SectionRow, SectionSummary } from './section';
import { useTexts } from './texts/use-texts';
import { useSection } from './use-today';

interface RowsProps {
  id: SectionId;
  rows: readonly SectionRow[];
  reload: () => Promise<void>;
}

function Rows({ id, rows, reload }: RowsProps) {
  const Line = LINES[id];
  return (
    <Flex direction="column" alignItems="stretch" gap={4} tag="ul">
      {rows.map((row) => (
        <Line key={row.key} row={row} reload={reload} />
      ))}
    </Flex>
  );
}

interface SummaryProps {
  section: SectionSummary;
  address: string;
  reload: () => Promise<void>;
}

/** The first entries of a section, with a link to all of them. */
export function SectionBox({ section, address, reload }: SummaryProps) {
  const texts = useTexts();
  const { id, total, rows } = section;
  const link = total > rows.length && (
    <Link tag={NavLink} to={address} aria-label={`${texts.showAll}: ${texts[id]}`}>
      {texts.showAll}
    </Link>
  );
  return (
    <TitledBox title={texts[id]} count={total} link={link}>
      <Rows id={id} rows={rows} reload={reload} />
    </TitledBox>
  );
}

interface WholeSectionProps {
  id: SectionId;
  filter: URLSearchParams;
  page: number;
  setPage: (page: number) => void;
  /** Loads the counts again. */
  reload: () => Promise<void>;
}

/** All entries of a section, a page of them. */
export function WholeSection({ id, filter, page, setPage, reload }: WholeSectionProps) {
  const texts = useTexts();
  const [loaded, reloadSection] = useSection(id, filter, page);
  if (!loaded) return null;
  const { total, pages, rows } = loaded;
  const reloadAll = async () => {
    await Promise.all([reload(), reloadSection()]);
  };
  return (
    <TitledBox title={texts[id]} count={total}>
      {rows.length === 0 && <Typography>{texts.allDone}</Typography>}
      <Rows id={id} rows={rows} reload={reloadAll} />
      {pages > 1 && (
        <Flex tag="nav" gap={3} wrap="wrap" aria-label={texts[id]} paddingTop={6}>
          <Button variant="tertiary" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {texts.previous}
          </Button>
          <Typography role="status">{fill(texts.pageOf, { page, pages })}</Typography>
          <Button variant="tertiary" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {texts.next}
          </Button>
        </Flex>
      )}
    </TitledBox>
  );
}
