import { styled } from 'styled-components';

/** The border around toolbar and text. */
export const Frame = styled.div<{ $isInvalid: boolean }>`
  border: 1px solid
    ${({ theme, $isInvalid }) => ($isInvalid ? theme.colors.danger600 : theme.colors.neutral200)};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};

  &:focus-within {
    border-color: ${({ theme }) => theme.colors.primary600};
  }
`;

/**
 * The text while it is edited, as near to the website as helps writing. The panel resets headings and
 * lists; captions and titles of sections show what belongs there while they are empty.
 */
export const Surface = styled.div<{ $caption: string; $summary: string }>`
  .ProseMirror {
    min-block-size: 24rem;
    padding: 1.6rem;
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.6rem;
    line-height: 1.65;
    overflow-wrap: anywhere;
    outline: none;
    text-align: start;
    cursor: text;
  }
  .ProseMirror:is(:lang(ur), :lang(fa), [dir="rtl"]) {
    line-height: 1.9;
  }
  .ProseMirror > * + * {
    margin-block-start: 1em;
  }
  :is(h2, h3, h4) {
    font-weight: 700;
    line-height: 1.3;
    color: ${({ theme }) => theme.colors.neutral900};
  }
  h2 {
    font-size: 2.4rem;
  }
  h3 {
    font-size: 2rem;
  }
  h4 {
    font-size: 1.7rem;
  }
  strong {
    font-weight: 700;
  }
  em {
    font-style: italic;
  }
  a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }
  :is(ul, ol) {
    padding-inline-start: 1.5em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: 1.6rem;
    border-inline-start: 4px solid ${({ theme }) => theme.colors.neutral300};
  }
  :is(td, th) {
    min-inline-size: 6rem;
    padding: 0.8rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    text-align: start;
    vertical-align: top;
  }
  th {
    background: ${({ theme }) => theme.colors.neutral150};
    font-weight: 700;
  }
  .selectedCell {
    background: ${({ theme }) => theme.colors.primary100};
  }
  table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
  }
  [data-table-caption],
  dt,
  [data-summary] {
    font-weight: 700;
  }
  dd {
    padding-inline-start: 1.6rem;
  }
  [data-details] {
    padding: 1.2rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    border-radius: ${({ theme }) => theme.borderRadius};
  }
  img {
    max-inline-size: 100%;
    block-size: auto;
  }
  figure {
    margin: 0;
  }
  figcaption {
    font-size: 1.4rem;
    color: ${({ theme }) => theme.colors.neutral600};
  }
  .ProseMirror-selectednode {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
  hr {
    border: 0;
    border-block-start: 1px solid ${({ theme }) => theme.colors.neutral300};
  }
  pre {
    overflow-x: auto;
    padding: 1.2rem;
    background: ${({ theme }) => theme.colors.neutral150};
  }
  :is([data-table-caption], figcaption, [data-summary]):has(> br:only-child)::before {
    content: ${({ $caption }) => JSON.stringify($caption)};
    float: inline-start;
    block-size: 0;
    color: ${({ theme }) => theme.colors.neutral600};
    font-weight: 400;
    pointer-events: none;
  }
  [data-summary]:has(> br:only-child)::before {
    content: ${({ $summary }) => JSON.stringify($summary)};
  }
`;
