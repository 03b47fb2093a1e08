import { Box, Flex, Link, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { DifferenceView } from '../versions/differences/difference-view';
import { formAddress, POST } from '../versions/document-action';
import { Notice } from '../versions/notice';
import { PanelButton } from './panel-button';
import { SourceText } from './source-text';
import { useTexts } from './texts/use-texts';
import type { Translation } from './translation';

interface SourcePanelProps {
  translation: Translation;
  /** Marks the translation as up to date; without it, the user may not. */
  onFollow?: (() => void) | undefined;
}

/** The source of a translation: what changed since, and its text. */
export function SourcePanel({ translation, onFollow }: SourcePanelProps) {
  const texts = useTexts();
  const { source, community, isOutdated, differences } = translation;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} tabIndex={-1}>
      <Typography tag="p">
        {texts.from}{' '}
        <Link tag={NavLink} to={formAddress(POST, source.documentId)}>
          <bdi lang={community?.language_query}>{source.title || texts.untitled}</bdi>
        </Link>
      </Typography>
      {isOutdated && <Notice isWarning>{texts.outdatedNote}</Notice>}
      {differences.length > 0 && (
        <Section title={texts.changes} isOpen={isOutdated}>
          {differences.map((difference) => (
            <DifferenceView key={difference.field} difference={difference} />
          ))}
        </Section>
      )}
      {isOutdated && onFollow && (
        <PanelButton variant="secondary" onClick={onFollow}>
          {texts.upToDate}
        </PanelButton>
      )}
      <Section title={texts.source}>
        <SourceText translation={translation} />
      </Section>
    </Flex>
  );
}

interface SectionProps {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

function Section({ title, isOpen, children }: SectionProps) {
  return (
    <details open={isOpen}>
      <summary style={{ cursor: 'pointer' }}>
        <Typography fontWeight="bold" tag="span">
          {title}
        </Typography>
      </summary>
      <Box paddingTop={2}>{children}</Box>
    </details>
  );
}
