import { Box, Flex, Radio } from '@strapi/design-system';
import type { Difference } from '../describe-desk-error';
import { DifferenceView, type Sides } from '../differences/difference-view';
import { useFieldLabel } from '../use-field-label';

export interface Choice {
  differences: readonly Difference[];
  /** The fields of which the first text was chosen. */
  first: ReadonlySet<string>;
  onChoose: (first: ReadonlySet<string>) => void;
  labels: { first: string; second: string };
  sides: Sides;
}

/** Differences between two texts, with a choice between them for each field. */
export function ChooseDifferences({ differences, first, onChoose, labels, sides }: Choice) {
  const labelOf = useFieldLabel();
  const choose = (field: string, isFirst: boolean) => {
    const others = [...first].filter((each) => each !== field);
    onChoose(new Set(isFirst ? [...others, field] : others));
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {differences.map((difference) => {
        const { field } = difference;
        return (
          <Box key={field} borderColor="neutral200" hasRadius padding={3}>
            <DifferenceView difference={difference} sides={sides} />
            <Box paddingTop={2}>
              <Radio.Group
                aria-label={labelOf(field)}
                value={first.has(field) ? 'first' : 'second'}
                onValueChange={(value) => choose(field, value === 'first')}
              >
                <Flex gap={4} wrap="wrap">
                  <Radio.Item value="first">{labels.first}</Radio.Item>
                  <Radio.Item value="second">{labels.second}</Radio.Item>
                </Flex>
              </Radio.Group>
            </Box>
          </Box>
        );
      })}
    </Flex>
  );
}
