import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { textOfHtml } from '../versions/differences/text-of-html';
import { HtmlAsText } from './html-as-text';
import { useTexts } from './texts/use-texts';
import type { Translation } from './translation';

/** The panel's styles take headings, lists and distances away. */
const Text = styled.div`
  font-size: 1.4rem;
  line-height: 1.7;
  overflow-wrap: anywhere;
  max-height: 60vh;
  overflow-y: auto;
  color: ${({ theme }) => theme.colors.neutral800};

  > * + * {
    margin-block-start: 1rem;
  }
  h2,
  h3,
  h4,
  th,
  strong {
    font-weight: 600;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li {
    margin-inline-start: 2rem;
  }
  th,
  td {
    padding-inline-end: 1rem;
    vertical-align: top;
  }
`;

/** Title and text of the source, in its language and direction. */
export function SourceText({ translation: { source, community } }: { translation: Translation }) {
  const texts = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  const html = source.description ?? '';
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Text
        // Scrolls, so the keyboard must reach it.
        tabIndex={0}
        lang={community?.language_query}
        dir={community ? (community.is_rtl ? 'rtl' : 'ltr') : 'auto'}
      >
        <Typography variant="delta" tag="h3">
          {source.title}
        </Typography>
        <HtmlAsText html={html} />
      </Text>
      {canCopy() && (
        <Box>
          <Button
            variant="tertiary"
            size="S"
            onClick={async () => {
              await copy(html);
              setIsCopied(true);
            }}
          >
            {texts.copy}
          </Button>
          <Typography variant="pi" role="status">
            {isCopied && ` ${texts.copied}`}
          </Typography>
        </Box>
      )}
    </Flex>
  );
}

/** Browsers let pages write to the clipboard on secure pages only; elsewhere one selects the text. */
const canCopy = () => typeof ClipboardItem !== 'undefined' && 'clipboard' in navigator;

/** With its structure: the editor takes over headings, lists, tables and links. */
async function copy(html: string): Promise<void> {
  const as = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
  const item = new ClipboardItem({
    ...as('text/html', html),
    ...as('text/plain', textOfHtml(html)),
  });
  await navigator.clipboard.write([item]);
}
