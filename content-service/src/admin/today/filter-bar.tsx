import {
  Box,
  Checkbox,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
} from '@strapi/design-system';
import { useOptions } from '../post-list/use-options';
import { useTexts } from './texts/use-texts';
import { useWords } from './use-words';

interface FilterBarProps {
  languages: readonly string[];
  search: URLSearchParams;
  set: (name: string, value: string | null) => void;
}

/** Limits the first page to a language, a city, or what the user has written or taken. */
export function FilterBar({ languages, search, set }: FilterBarProps) {
  const texts = useTexts();
  const { language } = useWords();
  const options = useOptions();
  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-end">
      <Choice
        label={texts.language}
        all={texts.allLanguages}
        value={search.get('language')}
        options={languages.map((code) => ({ value: code, label: language(code) ?? code }))}
        onChange={(value) => set('language', value)}
      />
      <Choice
        label={texts.city}
        all={texts.allCities}
        value={search.get('city')}
        options={options?.city ?? []}
        onChange={(value) => set('city', value)}
      />
      <Box paddingBottom={3}>
        <Checkbox
          checked={search.get('mine') === 'true'}
          onCheckedChange={(checked) => set('mine', checked === true ? 'true' : null)}
        >
          {texts.mine}
        </Checkbox>
      </Box>
    </Flex>
  );
}

/** Stands for no filter; the selects of the design system have no empty value. */
const ALL = 'all';

interface ChoiceProps {
  label: string;
  /** Text of the choice that filters nothing. */
  all: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | null) => void;
}

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  return (
    <Box flex="1 1 16rem" maxWidth="24rem">
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <SingleSelect
          value={value ?? ALL}
          onChange={(chosen) => onChange(chosen === ALL ? null : String(chosen))}
        >
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
