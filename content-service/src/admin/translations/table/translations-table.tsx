import { styled } from 'styled-components';
import { LanguageState } from '../language-state';
import { useTexts } from '../texts/use-texts';
import type { LanguageOfPost } from '../translation';

interface PostRow {
  postId: string;
  title: string | null;
  languages: LanguageOfPost[];
}

/**
 * On narrow screens each post is a block with a line for each language. Blocks have no roles of their
 * own, so they are set for all parts of the table.
 */
const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral800};
  background: ${({ theme }) => theme.colors.neutral0};

  th,
  td {
    padding: 1.2rem;
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
  th {
    font-weight: 600;
  }
  tbody th {
    overflow-wrap: anywhere;
    min-width: 18rem;
  }
  .language {
    display: none;
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
    tr {
      padding-block: 0.8rem;
      border-block-end: 1px solid ${({ theme }) => theme.colors.neutral200};
    }
    th,
    td {
      border: 0;
      padding-block: 0.6rem;
    }
    td {
      display: flex;
      justify-content: space-between;
      gap: 1rem;
    }
    .language {
      display: inline;
    }
  }
`;

const Head = styled.thead.attrs({ role: 'rowgroup' })``;
const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
const Row = styled.tr.attrs({ role: 'row' })``;
const ColumnHeader = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
const RowHeader = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;
const Cell = styled.td.attrs({ role: 'cell' })``;

/** A row for each post, a column for each language. */
export function TranslationsTable({ rows }: { rows: readonly PostRow[] }) {
  const texts = useTexts();
  const languages = rows[0]?.languages ?? [];
  return (
    <div style={{ overflowX: 'auto' }}>
      <Table>
        <Head>
          <Row>
            <ColumnHeader>{texts.post}</ColumnHeader>
            {languages.map((language) => (
              <ColumnHeader key={language.code} lang={language.code}>
                {language.name}
              </ColumnHeader>
            ))}
          </Row>
        </Head>
        <Body>
          {rows.map(({ postId, title, languages: cells }) => (
            <Row key={postId}>
              <RowHeader>
                <bdi>{title || texts.untitled}</bdi>
              </RowHeader>
              {cells.map((language) => (
                <Cell key={language.code}>
                  <span className="language" aria-hidden lang={language.code}>
                    {language.name}
                  </span>
                  <LanguageState
                    postId={postId}
                    language={language}
                    title={title || texts.untitled}
                  />
                </Cell>
              ))}
            </Row>
          ))}
        </Body>
      </Table>
    </div>
  );
}
