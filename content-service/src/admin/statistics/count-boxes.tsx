import { Typography } from '@strapi/design-system';
import { Columns } from '../today/box';
import { CountBox } from './count-box';
import { CountTable } from './count-table';
import { PostName } from './post-name';
import type { Statistics } from './statistics';
import { useTexts } from './texts/use-texts';
import { useNumbers } from './use-numbers';

interface BoxProps {
  statistics: Statistics;
}

/** The lists: the most read posts, answers, searches, languages. */
export function CountBoxes({ statistics }: BoxProps) {
  const { helpful, searches } = statistics;
  return (
    <Columns>
      <MostRead statistics={statistics} />
      {helpful && <Helpful statistics={statistics} helpful={helpful} />}
      {searches && <Searches statistics={statistics} searches={searches} />}
      {helpful && <Languages statistics={statistics} />}
    </Columns>
  );
}

function MostRead({ statistics: { reads, since, until } }: BoxProps) {
  const texts = useTexts();
  const { count, inCsv } = useNumbers();
  const headings = [texts.post, texts.reads];
  return (
    <CountBox
      title={texts.mostRead}
      file={`posts-${since}-${until}`}
      rows={[
        headings,
        ...reads.posts.map((post) => [post.title ?? '', String(post.reads)]),
        [texts.others, inCsv(reads.others)],
      ]}
    >
      <CountTable
        headings={headings}
        rows={[
          ...reads.posts.map(({ documentId, title, reads: number }) => ({
            key: documentId,
            name: <PostName documentId={documentId} title={title} />,
            counts: [count(number)],
          })),
          { key: '', name: texts.others, counts: [count(reads.others)] },
        ]}
      />
    </CountBox>
  );
}

function Helpful({
  statistics: { since, until },
  helpful,
}: BoxProps & { helpful: NonNullable<Statistics['helpful']> }) {
  const texts = useTexts();
  const { count } = useNumbers();
  const headings = [texts.post, texts.yes, texts.no];
  return (
    <CountBox
      title={texts.helpful}
      note={texts.fromFive}
      file={`helpful-${since}-${until}`}
      rows={[
        headings,
        ...helpful.map(({ title, yes, no }) => [title ?? '', String(yes), String(no)]),
      ]}
    >
      {helpful.length === 0 ? (
        <Nothing />
      ) : (
        <CountTable
          headings={headings}
          rows={helpful.map(({ documentId, title, yes, no }) => ({
            key: documentId,
            name: <PostName documentId={documentId} title={title} />,
            counts: [count(yes), count(no)],
          }))}
        />
      )}
    </CountBox>
  );
}

function Searches({
  statistics: { since, until },
  searches,
}: BoxProps & { searches: NonNullable<Statistics['searches']> }) {
  const texts = useTexts();
  const { count } = useNumbers();
  const headings = [texts.query, texts.searches, texts.unanswered];
  return (
    <CountBox
      title={texts.notFound}
      note={texts.fromFiveSearches}
      file={`searches-${since}-${until}`}
      rows={[
        headings,
        ...searches.map((each) => [each.query, String(each.searches), String(each.unanswered)]),
      ]}
    >
      {searches.length === 0 ? (
        <Nothing />
      ) : (
        <CountTable
          headings={headings}
          rows={searches.map(({ query, searches: number, unanswered }) => ({
            key: query,
            name: <bdi>{query}</bdi>,
            counts: [count(number), count(unanswered)],
          }))}
        />
      )}
    </CountBox>
  );
}

function Languages({ statistics: { languages, since, until } }: BoxProps) {
  const texts = useTexts();
  const { count, inCsv, language } = useNumbers();
  const headings = [texts.pageLanguage, texts.reads];
  return (
    <CountBox
      title={texts.languages}
      file={`languages-${since}-${until}`}
      rows={[headings, ...languages.map(({ language: code, reads }) => [code, inCsv(reads)])]}
    >
      {languages.length === 0 ? (
        <Nothing />
      ) : (
        <CountTable
          headings={headings}
          rows={languages.map(({ language: code, reads }) => ({
            key: code,
            name: language(code),
            counts: [count(reads)],
          }))}
        />
      )}
    </CountBox>
  );
}

function Nothing() {
  return <Typography textColor="neutral600">{useTexts().nothing}</Typography>;
}
