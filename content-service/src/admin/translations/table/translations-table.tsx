import { styled } from 'styled-components';
import { Body, Cell, ColumnHeader, Head, Row, RowHeader, Table } from '../../table/parts';
import { LanguageState } from '../language-state';
import { useTexts } from '../texts/use-texts';
import type { LanguageOfPost } from '../translation';

interface PostRow {
  postId: string;
  title: string | null;
  languages: LanguageOfPost[];
}

/** On narrow screens each post is a block with a line for each language. */
const LanguageTable = styled(Table)`
  th,
  td {
    padding: 1.2rem;
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
  tbody th {
    overflow-wrap: anywhere;
    min-width: 18rem;
  }
  .language {
    display: none;
  }

  @media (max-width: 60em) {
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

/** A row for each post, a column for each language. */
export function TranslationsTable({ rows }: { rows: readonly PostRow[] }) {
  const texts = useTexts();
  const languages = rows[0]?.languages ?? [];
  return (
    <div style={{ overflowX: 'auto' }}>
      <LanguageTable>
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
      </LanguageTable>
    </div>
  );
}
