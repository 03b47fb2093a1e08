import { Box } from '@strapi/design-system';
import { ByLine } from './by-line';
import { describeNotes, type NotedVersion } from './describe-note';
import { Note } from './note';
import { useSay } from './texts/desk-texts';

/** What was written about a version, the oldest first. */
export function VersionNotes({ version }: { version: NotedVersion }) {
  const say = useSay();
  return (
    <>
      {describeNotes(version, say).map(({ text, by, at }) => (
        <Box key={`${at} ${text}`} paddingTop={1}>
          <Note>{text}</Note>
          {at && <ByLine name={by} time={at} />}
        </Box>
      ))}
    </>
  );
}
