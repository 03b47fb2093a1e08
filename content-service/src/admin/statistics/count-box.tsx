import { Button, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import type { ReactNode } from 'react';
import { downloadCsv } from '../bulk/download-csv';
import { TitledBox } from '../today/box';

interface CountBoxProps {
  title: string;
  /** What is said below the title. */
  note?: string;
  /** The name of the file, and its rows with a row of headings. */
  file: string;
  rows: readonly string[][];
  children: ReactNode;
}

/** A part of the page, with a button that saves its table. */
export function CountBox({ title, note, file, rows, children }: CountBoxProps) {
  const save = (
    <Button
      variant="tertiary"
      size="S"
      startIcon={<Download />}
      aria-label={`CSV: ${title}`}
      onClick={() => downloadCsv(`${file}.csv`, rows)}
    >
      CSV
    </Button>
  );
  return (
    <TitledBox title={title} link={save}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        {note && (
          <Typography variant="pi" textColor="neutral600">
            {note}
          </Typography>
        )}
        {children}
      </Flex>
    </TitledBox>
  );
}
