import { Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** As many columns as fit; a box is never torn apart. */
export const Columns = styled.div`
  columns: 46rem;
  column-gap: 2rem;
`;

const Frame = styled.section`
  break-inside: avoid;
  margin-block-end: 2rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};

  > header {
    padding: 1.2rem 1.6rem;
    border-block-end: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
  > div {
    padding: 1.6rem;
  }
`;

interface BoxProps {
  title: string;
  count?: number;
  /** Beside the title. */
  link?: ReactNode;
  children: ReactNode;
}

/** A part of the first page with its heading. */
export function TitledBox({ title, count, link, children }: BoxProps) {
  return (
    <Frame aria-label={title}>
      <Flex tag="header" justifyContent="space-between" gap={3}>
        <Typography variant="delta" tag="h2">
          {title}
          {count !== undefined && (
            <Typography variant="delta" textColor="neutral600">
              {` ${count}`}
            </Typography>
          )}
        </Typography>
        {link}
      </Flex>
      <div>{children}</div>
    </Frame>
  );
}
