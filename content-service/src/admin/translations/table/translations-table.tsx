import { styled } from 'styled-components';
import { LanguageState } from '../language-state';
import { useTexts } from '../texts/use-texts';
import type { LanguageOfPost } from '../translation';

interface Row {
  postId: string;
  title: string | null;
  languages: LanguageOfPost[];
}

/** On narrow screens each post is a block with a line for each language. */
const Table = styled.table`
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

/** A row for each post, a column for each language. Explicit roles: `display` takes them away. */
export function TranslationsTable({ rows }: { rows: readonly Row[] }) {
  const texts = useTexts();
  const languages = rows[0]?.languages ?? [];
  return (
    <div style={{ overflowX: 'auto' }}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: blocks instead of cells have no roles */}
      <Table role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {texts.post}
            </th>
            {languages.map((language) => (
              <th key={language.code} role="columnheader" scope="col" lang={language.code}>
                {language.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ postId, title, languages: cells }) => (
            <tr key={postId} role="row">
              <th role="rowheader" scope="row">
                <bdi>{title || texts.untitled}</bdi>
              </th>
              {cells.map((language) => (
                <td key={language.code} role="cell">
                  <span className="language" aria-hidden lang={language.code}>
                    {language.name}
                  </span>
                  <LanguageState
                    postId={postId}
                    language={language}
                    title={title || texts.untitled}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}
