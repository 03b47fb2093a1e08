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
import { useLoaded } from '../translations/use-loaded';
import { CountBoxes } from './count-boxes';
import { ReadsBox } from './reads-box';
import { DEFAULT_PERIOD, PERIODS, type Statistics } from './statistics';
import { useTexts } from './texts/use-texts';
import { useNumbers } from './use-numbers';

/** Stands for all languages; the selects of the design system have no empty value. */
const ALL = 'all';

/** The page "Statistics": what is read, found helpful and searched. Its state is in the address. */
export default function StatisticsPage() {
  const texts = useTexts();
  const { language: nameOf } = useNumbers();
  const [search, setSearch] = useSearchParams();
  const language = search.get('language') ?? ALL;
  const [statistics] = useLoaded<Statistics>(`/statistics?${search}`);
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value === ALL) next.delete(name);
    else next.set(name, value);
    setSearch(next);
  };
  const read = statistics?.languages.map((each) => each.language) ?? [];
  const codes = [ALL, ...new Set(language === ALL ? read : [language, ...read])];
  return (
    <Page.Main>
      <Page.Title>{texts.page}</Page.Title>
      <Layouts.Header title={texts.page} subtitle={texts.intro} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          <Flex gap={4} wrap="wrap" alignItems="flex-end">
            <Choice
              label={texts.period}
              value={search.get('days') ?? DEFAULT_PERIOD}
              options={PERIODS.map((days) => ({ value: days, label: texts[`days${days}`] }))}
              onChange={(value) => set('days', value)}
            />
            <Choice
              label={texts.pageLanguage}
              value={language}
              options={codes.map((code) => ({
                value: code,
                label: code === ALL ? texts.allLanguages : nameOf(code),
              }))}
              onChange={(value) => set('language', value)}
            />
          </Flex>
          {statistics && (
            <>
              {!statistics.isCounting && <Typography role="status">{texts.off}</Typography>}
              {language !== ALL && <Typography>{texts.withoutLanguage}</Typography>}
              <ReadsBox statistics={statistics} />
              <CountBoxes statistics={statistics} />
            </>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Box minWidth="20rem">
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <SingleSelect value={value} onChange={(chosen) => onChange(String(chosen))}>
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
