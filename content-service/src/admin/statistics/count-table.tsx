import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1.4rem;
  line-height: 1.5;
  color: ${({ theme }) => theme.colors.neutral800};

  th,
  td {
    padding: 0.8rem 0;
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    border-block-end: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
  thead th {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.2rem;
  }
  tbody th {
    overflow-wrap: anywhere;
  }
  tr:last-child > * {
    border: 0;
  }
  && :not(:first-child) {
    padding-inline-start: 1.6rem;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  td {
    white-space: nowrap;
  }
`;

interface CountTableProps {
  /** The first is what is counted, the others are numbers. */
  headings: readonly string[];
  rows: readonly { key: string; name: ReactNode; counts: readonly string[] }[];
}

/** What was counted, and how often. */
export function CountTable({ headings, rows }: CountTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, counts }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {counts.map((count, column) => (
              <td key={headings[column + 1]}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
