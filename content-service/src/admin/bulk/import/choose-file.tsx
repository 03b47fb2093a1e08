import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useRef } from 'react';
import { downloadCsv } from '../download-csv';
import { fieldLabel } from '../field-labels';
import { useTexts } from '../texts/use-texts';
import type { Options } from './import-calls';

type ChooseFileProps = {
  options: Options;
  onChoose: (file: File) => void;
  disabled: boolean;
};

/** The first step: what a table may be, and the button for choosing one. */
export function ChooseFile({ options, onChoose, disabled }: ChooseFileProps) {
  const { say, language } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const { limits, fields } = options;
  const headings = fields.map((field) => fieldLabel(field, language));
  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      <Typography tag="p">{say('intro')}</Typography>
      <Typography tag="p" id="import-limits">
        {say('limits', {
          rows: limits.rows,
          columns: limits.columns,
          megabytes: limits.bytes / 1_000_000,
        })}
      </Typography>
      <Flex gap={2} wrap="wrap">
        <Box hidden>
          <input
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,.xlsx"
            aria-label={say('chooseFile')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onChoose(file);
              // The same file can be chosen again after it was corrected.
              target.value = '';
            }}
          />
        </Box>
        <Button
          onClick={() => input.current?.click()}
          disabled={disabled}
          aria-describedby="import-limits"
        >
          {say('chooseFile')}
        </Button>
        <Button variant="tertiary" onClick={() => downloadCsv('posts.csv', [headings])}>
          {say('template')}
        </Button>
      </Flex>
    </Flex>
  );
}
