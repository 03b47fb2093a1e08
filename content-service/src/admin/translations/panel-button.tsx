import { Button, type ButtonProps } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useFocusHandover } from '../frame/focus';

/**
 * A button of the narrow side panel, whose text may take two lines. The focus stays in the panel if
 * the button goes when it is pressed.
 */
export function PanelButton(props: ButtonProps) {
  return <TwoLines ref={useFocusHandover<HTMLButtonElement>()} {...props} />;
}

const TwoLines = styled(Button)`
  height: auto;
  min-height: 3.2rem;
  padding-block: 0.6rem;

  span {
    white-space: normal;
  }
`;
