import { Box, Typography } from '@strapi/design-system';
import { SourceFields, TextField } from './source-fields';
import type { CellName, Cells } from './typed-prices';
import { usePriceWords } from './use-price-words';

interface PresetsProps {
  presets: Cells;
  months: number;
  onChange: (name: CellName, value: string) => void;
}

/** The fields that apply to all rows that say nothing else. */
export function Presets({ presets: cells, months, onChange }: PresetsProps) {
  const { texts } = usePriceWords();
  return (
    <Box
      tag="section"
      aria-label={texts.forAll}
      background="neutral0"
      padding={4}
      hasRadius
      borderColor="neutral200"
    >
      <Typography tag="h2" variant="delta">
        {texts.forAll}
      </Typography>
      <Typography tag="p" textColor="neutral600" paddingBottom={3}>
        {texts.forAllHelp}
      </Typography>
      <SourceFields
        {...{ cells, months, onChange }}
        before={
          <>
            <TextField name="observed_on" {...{ cells, onChange }} />
            <TextField name="currency" dir="ltr" {...{ cells, onChange }} />
          </>
        }
      />
    </Box>
  );
}
