import { Button, Flex } from '@strapi/design-system';

type ChoiceButtonsProps<Choice extends string> = {
  /** Accessible name of the group. */
  label: string;
  /** Labels of the choices. */
  choices: Record<Choice, string>;
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

/** Buttons of which one is pressed. */
export function ChoiceButtons<Choice extends string>(props: ChoiceButtonsProps<Choice>) {
  const { label, choices, chosen, onChoose } = props;
  return (
    <Flex role="group" aria-label={label} gap={1} wrap="wrap">
      {(Object.entries(choices) as [Choice, string][]).map(([choice, text]) => (
        <Button
          key={choice}
          variant={choice === chosen ? 'secondary' : 'tertiary'}
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
        >
          {text}
        </Button>
      ))}
    </Flex>
  );
}
