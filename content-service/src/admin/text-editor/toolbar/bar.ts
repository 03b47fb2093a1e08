import { HEIGHT_TOP_NAVIGATION } from '@strapi/strapi/admin';
import { styled } from 'styled-components';

/** Stays in view, below the panel's navigation where that is a bar at the top: up to the width of tablets. */
export const Bar = styled.div`
  position: sticky;
  inset-block-start: ${HEIGHT_TOP_NAVIGATION};
  z-index: 1;
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius} ${({ theme }) => theme.borderRadius} 0 0;
  background: ${({ theme }) => theme.colors.neutral100};

  ${({ theme }) => theme.breakpoints.large} {
    inset-block-start: 0;
  }
`;

/** On a phone it scrolls: three rows of buttons would hide the text. */
export const Row = styled.div`
  display: flex;
  gap: 0.4rem;
  overflow-x: auto;
  padding: 0.4rem;

  ${({ theme }) => theme.breakpoints.medium} {
    flex-wrap: wrap;
  }
`;
