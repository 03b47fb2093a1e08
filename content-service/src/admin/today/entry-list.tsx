import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { useAuth, useFetchClient, Widget } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { ByLine } from '../versions/by-line';
import { describeNote } from '../versions/describe-note';
import { formAddress, VERSION } from '../versions/document-action';
import { Note } from '../versions/note';
import { useSay } from '../versions/texts/desk-texts';

/** Versions of posts that are listed, read with the rights of the user. */
export interface EntryQuery {
  /** The field with the time that is shown and sorted by. */
  timeField: string;
  order: 'ASC' | 'DESC';
  states: string[];
  /** Only what the user has saved last. */
  isMine?: boolean;
}

type Entry = Record<string, string | null> & {
  documentId: string;
  note?: string | null;
  state?: string;
};

const MAX_ENTRIES = 6;

/** The first versions of a query, each a link to its form. */
export function EntryList({ query }: { query: EntryQuery }): ReactNode {
  const { timeField } = query;
  const say = useSay();
  const { get } = useFetchClient();
  const userId = useAuth('EntryList', ({ user }) => user?.id);
  const [entries, setEntries] = useState<Entry[] | 'failed'>();
  useEffect(() => {
    let isShown = true;
    get<{ results: Entry[] }>(`/content-manager/collection-types/${VERSION}`, {
      params: paramsOf(query, userId),
    }).then(
      ({ data }) => isShown && setEntries(data.results),
      () => isShown && setEntries('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [get, query, userId]);
  if (entries === undefined) return <Widget.Loading />;
  if (entries === 'failed') return <Widget.Error />;
  if (entries.length === 0) {
    return <Typography textColor="neutral600">{say('nothing')}</Typography>;
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3} tag="ul">
      {entries.map((entry) => (
        <Box key={entry.documentId} tag="li">
          <Link tag={NavLink} to={formAddress(VERSION, entry.documentId)} dir="auto">
            {entry.title || say('untitled')}
          </Link>
          <ByLine name={entry.editor_name} time={entry[timeField]} />
          {entry.note && <Note>{describeNote(entry, say)}</Note>}
        </Box>
      ))}
    </Flex>
  );
}

function paramsOf({ states, isMine, timeField, order }: EntryQuery, userId: unknown) {
  return {
    page: 1,
    pageSize: MAX_ENTRIES,
    sort: `${timeField}:${order}`,
    filters: {
      state: { $in: states },
      ...(isMine && { updatedBy: { id: { $eq: userId } } }),
    },
  };
}
