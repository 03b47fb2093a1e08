import { styled } from 'styled-components';
import { Table } from '../../table/parts';

/** On narrow screens each item is a block: name, known price, then the fields in pairs. */
export const PricesTable = styled(Table)`
  th,
  td {
    padding: 0.8rem;
    text-align: start;
    vertical-align: top;
  }
  tr {
    border-block-end: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
  .group th {
    padding-block: 1.6rem 0.8rem;
    font-size: 1.6rem;
  }
  .known button {
    margin-block-start: 0.4rem;
  }
  .low,
  .high {
    width: 11rem;
  }
  .currency {
    width: 8rem;
  }
  .observed_on {
    width: 15rem;
  }
  .faulty th {
    border-inline-start: 3px solid ${({ theme }) => theme.colors.danger600};
  }
  .source td {
    padding-block: 0.4rem 1.6rem;
    background: ${({ theme }) => theme.colors.neutral100};
  }

  @media (max-width: 60em) {
    tr:not(.group, .source) {
      display: grid;
      grid-template-columns: 1fr 1fr;
      padding-block: 0.8rem;
    }
    tbody th,
    .known,
    .more {
      grid-column: 1 / -1;
    }
    .low,
    .high,
    .currency,
    .observed_on {
      width: auto;
    }
  }
`;
