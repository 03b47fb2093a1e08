import { styled } from 'styled-components';

/** Stays in view while the text scrolls; `field/use-sticky-children.ts` lets it on phones. */
export const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius} ${({ theme }) => theme.borderRadius} 0 0;
  background: ${({ theme }) => theme.colors.neutral100};
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

/** Which keys move in a table and leave it. Elsewhere it only describes the text to screen readers. */
export const Keys = styled.p<{ $isShown: boolean }>`
  padding: 0 1.2rem 0.8rem;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.2rem;
  ${({ $isShown }) => !$isShown && 'position: absolute; clip-path: inset(50%); padding: 0;'}
`;
