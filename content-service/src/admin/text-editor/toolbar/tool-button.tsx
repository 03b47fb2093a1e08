import { Tooltip } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Button = styled.button`
  display: inline-flex;
  flex-shrink: 0;
  align-items: center;
  justify-content: center;
  min-inline-size: 4rem;
  min-block-size: 4rem;
  padding-inline: 0.8rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: none;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  cursor: pointer;

  svg {
    inline-size: 1.8rem;
    block-size: 1.8rem;
    fill: currentColor;
  }
  svg path {
    fill: currentColor;
  }
  &:hover {
    background: ${({ theme }) => theme.colors.neutral200};
  }
  &[aria-pressed="true"] {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }
  &[aria-disabled="true"] {
    color: ${({ theme }) => theme.colors.neutral500};
    cursor: default;
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;

type ToolButtonProps = {
  /** By which the toolbar finds it. */
  name: string;
  label: string;
  /** Shown instead of the label, which is then a tool tip. */
  icon: ReactNode;
  isPressed: boolean | undefined;
  isDisabled: boolean;
  /** Whether the Tab key stops here. */
  isFocusable: boolean;
  onClick: () => void;
};

/** A button of the toolbar. While it is disabled it can still be focused, so that its place stays known. */
export function ToolButton(props: ToolButtonProps) {
  const { name, label, icon, isPressed, isDisabled, isFocusable, onClick } = props;
  const button = (
    <Button
      type="button"
      data-tool={name}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      tabIndex={isFocusable ? 0 : -1}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isDisabled && onClick()}
    >
      {icon ?? label}
    </Button>
  );
  return icon ? <Tooltip label={label}>{button}</Tooltip> : button;
}
