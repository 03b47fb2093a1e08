import { Combobox, ComboboxOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useTexts } from '../fields/texts/use-texts';
import type { Option } from './known-options';
import { useOptions } from './use-options';

interface ChoiceFilterProps {
  /** Of the value in the form of the filter. */
  name: string;
  /** One of `knownOptions`. */
  options?: Option[];
  'aria-label'?: string;
}

/** Chooses the entry that a list is filtered by. */
export default function ChoiceFilter({
  name,
  options = [],
  'aria-label': label,
}: ChoiceFilterProps) {
  const texts = useTexts();
  // Fills them.
  useOptions();
  const { value, onChange } = useField<string | undefined>(name);
  return (
    <Combobox
      // It looks for the text of its value when it is mounted.
      key={options.length}
      aria-label={label}
      placeholder={texts.choose}
      value={value ?? ''}
      onChange={(chosen) => onChange(name, chosen)}
      noOptionsMessage={() => texts.nothingFound}
    >
      {options.map((option) => (
        <ComboboxOption key={option.value} value={option.value}>
          {option.label}
        </ComboboxOption>
      ))}
    </Combobox>
  );
}
