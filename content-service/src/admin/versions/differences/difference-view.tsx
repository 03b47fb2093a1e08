import { Box, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Difference } from '../describe-desk-error';
import { useSay } from '../texts/desk-texts';
import { useFieldLabel } from '../use-field-label';
import { diffWords } from './diff-words';
import { shownValue } from './shown-value';
import { textOfHtml } from './text-of-html';

const Text = styled.p`
  font-size: 1.4rem;
  line-height: 1.7;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.colors.neutral800};

  ins,
  del {
    border-radius: 2px;
    padding-inline: 1px;
    color: ${({ theme }) => theme.colors.neutral900};
  }
  ins {
    background: color-mix(in srgb, ${({ theme }) => theme.colors.success600} 30%, transparent);
  }
  del {
    background: color-mix(in srgb, ${({ theme }) => theme.colors.danger600} 30%, transparent);
  }
  del + ins {
    margin-inline-start: 0.4em;
  }
`;

/** Isolated: otherwise the direction of the text would follow its first word. */
const VisuallyHidden = styled.bdi`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

interface DifferenceProps {
  difference: Difference;
  /** Whose values they are; by default, they are called before and after. */
  sides?: Sides | undefined;
}

/** What the two values of a field are called. */
export interface Sides {
  before: string;
  after: string;
}

/** One field that differs: texts with the words that were removed and added, others old and new. */
export function DifferenceView({ difference, sides }: DifferenceProps) {
  const { field, before, after } = difference;
  const labelOf = useFieldLabel();
  return (
    <Box tag="section">
      <Typography variant="sigma" textColor="neutral600" tag="h3">
        {labelOf(field)}
      </Typography>
      {isText(before) && isText(after) ? (
        <ChangedText before={wordsOf(before)} after={wordsOf(after)} />
      ) : (
        <ChangedValue difference={difference} sides={sides} />
      )}
    </Box>
  );
}

function ChangedText({ before, after }: { before: string; after: string }) {
  const say = useSay();
  if (before === after) return <Text>{say('changes.formatting')}</Text>;
  const parts = diffWords(before, after).map((part, place) => ({ ...part, key: place }));
  return (
    <Text dir="auto">
      {parts.map(({ kind, text, key }) => {
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Tag = kind === 'removed' ? 'del' : 'ins';
        return (
          <Tag key={key}>
            <VisuallyHidden>{say(`changes.${kind}`)} </VisuallyHidden>
            {text}
          </Tag>
        );
      })}
    </Text>
  );
}

function ChangedValue({ difference: { field, before, after }, sides }: DifferenceProps) {
  const say = useSay();
  const intl = useIntl();
  const fieldLabel = useFieldLabel();
  const labelOf = (part: string) => fieldLabel(`${field}.${part}`);
  const show = (value: unknown) => shownValue(value, { say, intl, labelOf });
  return (
    <>
      <Text dir="auto">
        {sides ? `${sides.before}:` : say('changes.before')} <del>{show(before)}</del>
      </Text>
      <Text dir="auto">
        {sides ? `${sides.after}:` : say('changes.after')} <ins>{show(after)}</ins>
      </Text>
    </>
  );
}

/** Words are compared in texts; dates and numbers are shown whole. */
const isText = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && !/^\d{4}-\d\d-\d\dT/.test(value));

/** With addresses: whoever approves a change must see that a link leads elsewhere. */
const wordsOf = (text: string | null) =>
  text?.includes('<') ? textOfHtml(text, { withAddresses: true }) : (text ?? '');
