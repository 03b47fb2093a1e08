import { Button, Flex, Typography } from '@strapi/design-system';
import type { MouseEvent } from 'react';
import { fill } from '../../fields/texts/fill';
import type { SeenPrice } from './typed-prices';
import { usePriceWords } from './use-price-words';

interface ChangedPriceProps {
  /** The price before somebody else has changed it. */
  seen: SeenPrice | null;
  /** Name of the item. */
  of: string;
  /** Undefined if what was typed says nothing of the new price. */
  onKeep: (() => void) | undefined;
  onTake: () => void;
}

/** Says that somebody else has changed the price since the row was typed, and asks which one holds. */
export function ChangedPrice({ seen, of, onKeep, onTake }: ChangedPriceProps) {
  const { texts, figures } = usePriceWords();
  const decide = (run: () => void) => (event: MouseEvent<HTMLElement>) => {
    // The buttons go with the question, and the focus would go with them.
    event.currentTarget.closest('tr')?.querySelector<HTMLElement>('[data-cell]')?.focus();
    run();
  };
  const choices = [
    { text: texts.keepMine, run: onKeep },
    { text: texts.takeTheirs, run: onTake },
  ];
  return (
    <Flex direction="column" alignItems="flex-start" gap={2} paddingTop={2} paddingBottom={3}>
      <Typography tag="p" variant="pi" textColor="danger600">
        {fill(texts.changed, { price: seen ? figures(seen) : texts.none })}
      </Typography>
      <Flex gap={2} wrap="wrap">
        {choices.map(
          ({ text, run }) =>
            run && (
              <Button
                key={text}
                type="button"
                size="S"
                variant="tertiary"
                className="decide"
                aria-label={`${text}: ${of}`}
                onClick={decide(run)}
              >
                {text}
              </Button>
            ),
        )}
      </Flex>
    </Flex>
  );
}
