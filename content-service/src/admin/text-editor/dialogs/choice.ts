import { styled } from 'styled-components';

/** One of several things to choose from. */
export const Choice = styled.button`
  display: flex;
  flex-direction: column;
  padding: 1rem 1.2rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  small {
    color: ${({ theme }) => theme.colors.neutral600};
    text-align: start;
  }
  &[aria-pressed="true"] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }
`;
