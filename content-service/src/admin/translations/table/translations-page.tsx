import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { fill } from '../../fields/texts/fill';
import type { Option } from '../../post-list/known-options';
import { useOptions } from '../../post-list/use-options';
import { useTexts } from '../texts/use-texts';
import type { LanguageOfPost } from '../translation';
import { useLoaded } from '../use-loaded';
import { TranslationsTable } from './translations-table';

interface Table {
  rows: { postId: string; title: string | null; languages: LanguageOfPost[] }[];
  pages: number;
}

/** Stands for no filter; the selects of the design system have no empty value. */
const ALL = 'all';

/** The page "Translations": which posts exist in which languages. Its state is in the address. */
export default function TranslationsPage() {
  const texts = useTexts();
  const options = useOptions();
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get('page') ?? 1);
  const [table] = useLoaded<Table>(`/translations?${search}`);
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value === ALL) next.delete(name);
    else next.set(name, value);
    if (name !== 'page') next.delete('page');
    setSearch(next);
  };
  return (
    <Page.Main>
      <Page.Title>{texts.page}</Page.Title>
      <Layouts.Header title={texts.page} subtitle={texts.intro} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          <Flex gap={4} wrap="wrap" alignItems="flex-end">
            <Choice
              label={texts.kind}
              all={texts.allKinds}
              value={search.get('kind')}
              options={options?.post_type ?? []}
              onChange={(value) => set('kind', value)}
            />
            <Choice
              label={texts.needsWork}
              all={texts.anyLanguage}
              value={search.get('needs')}
              options={options?.nationality ?? []}
              onChange={(value) => set('needs', value)}
            />
          </Flex>
          {table?.rows.length === 0 && <Typography>{texts.empty}</Typography>}
          {table && table.rows.length > 0 && <TranslationsTable rows={table.rows} />}
          {table && table.pages > 1 && (
            <Flex tag="nav" gap={3} wrap="wrap" aria-label={texts.page}>
              <Button
                variant="tertiary"
                disabled={page <= 1}
                onClick={() => set('page', String(page - 1))}
              >
                {texts.previous}
              </Button>
              <Typography role="status">
                {fill(texts.pageOf, { page, pages: table.pages })}
              </Typography>
              <Button
                variant="tertiary"
                disabled={page >= table.pages}
                onClick={() => set('page', String(page + 1))}
              >
                {texts.next}
              </Button>
            </Flex>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

interface ChoiceProps {
  label: string;
  /** Text of the choice that filters nothing. */
  all: string;
  value: string | null;
  options: readonly Option[];
  onChange: (value: string) => void;
}

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  return (
    <Box minWidth="22rem">
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <SingleSelect value={value ?? ALL} onChange={(chosen) => onChange(String(chosen))}>
          <SingleSelectOption value={ALL}>{all}</SingleSelectOption>
          {options.map((option) => (
            <SingleSelectOption key={option.value} value={option.value}>
              {option.label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Box>
  );
}
