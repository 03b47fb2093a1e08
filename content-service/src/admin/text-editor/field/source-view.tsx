import { Alert, Box } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../texts/use-texts';

const Source = styled.pre`
  max-block-size: 60rem;
  overflow: auto;
  padding: 1.6rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral150};
  color: ${({ theme }) => theme.colors.neutral800};
  font-family: monospace;
  font-size: 1.4rem;
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

type SourceViewProps = { html: string; losses: readonly string[]; labelId: string };

/** The HTML of a text that the editor cannot hold, to read, and what it would lose. */
export function SourceView({ html, losses, labelId }: SourceViewProps) {
  const texts = useTexts();
  return (
    <Box>
      <Alert variant="warning" closeLabel="" onClose={() => undefined} title="" marginBottom={2}>
        {texts.readOnly} {losses.join(', ')}
      </Alert>
      <Source dir="ltr" tabIndex={0} role="region" aria-labelledby={labelId}>
        {html}
      </Source>
    </Box>
  );
}
