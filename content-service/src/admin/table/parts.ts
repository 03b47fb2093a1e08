import { styled } from 'styled-components';

/**
 * Parts of a table whose rows are blocks on narrow screens. Blocks have no roles of their own, so they
 * are set for all parts.
 */
export const Table = styled.table.attrs({ role: 'table' })`
  /* Holds what is hidden but read aloud in place, which would lengthen the window otherwise. */
  position: relative;
  width: 100%;
  border-collapse: collapse;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral800};
  background: ${({ theme }) => theme.colors.neutral0};

  th {
    font-weight: 600;
  }

  @media (max-width: 60em) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
  }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })``;
export const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
export const Row = styled.tr.attrs({ role: 'row' })``;
export const ColumnHeader = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
export const RowHeader = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;
export const GroupHeader = styled.th.attrs({ role: 'rowheader', scope: 'rowgroup' })``;
export const Cell = styled.td.attrs({ role: 'cell' })``;
