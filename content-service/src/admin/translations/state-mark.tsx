import { Flex, Typography } from '@strapi/design-system';
import { CheckCircle, Clock, Cross, File, Pencil, Sparkle } from '@strapi/icons';
import { useTexts } from './texts/use-texts';
import type { PostState } from './translation';

export type MarkedState = PostState | 'draft' | 'missing';

const MARKS = {
  original: { Icon: File, colour: 'neutral600' },
  current: { Icon: CheckCircle, colour: 'success600' },
  outdated: { Icon: Clock, colour: 'warning600' },
  machine: { Icon: Sparkle, colour: 'warning600' },
  draft: { Icon: Pencil, colour: 'primary600' },
  missing: { Icon: Cross, colour: 'neutral500' },
} as const;

/** The state of a translation: a symbol and a word. */
export function StateMark({ state }: { state: MarkedState }) {
  const texts = useTexts();
  const { Icon, colour } = MARKS[state];
  return (
    <Flex gap={1} tag="span">
      <Icon aria-hidden fill={colour} width="1.2rem" height="1.2rem" style={{ flex: 'none' }} />
      <Typography variant="pi" tag="span">
        {texts[state]}
      </Typography>
    </Flex>
  );
}
