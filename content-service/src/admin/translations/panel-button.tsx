import { Button } from '@strapi/design-system';
import { styled } from 'styled-components';

/** A button of the narrow side panel, whose text may take two lines. */
export const PanelButton = styled(Button)`
  height: auto;
  min-height: 3.2rem;
  padding-block: 0.6rem;

  span {
    white-space: normal;
  }
`;
