import { Box, Flex, Link } from '@strapi/design-system';
import { useAuth, useFetchClient, Widget } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { ByLine } from '../versions/by-line';
import { describeNote } from '../versions/describe-note';
import { Note } from '../versions/note';
import { useSay } from '../versions/texts/desk-texts';

/** Entries of a type that a widget lists, read with the rights of the user. */
export interface EntryQuery {
  type: string;
  /** The field that names an entry. */
  nameField: string;
  /** The field with the time that is shown and sorted by. */
  timeField: string;
  order: 'ASC' | 'DESC';
  states?: string[];
  /** Only what the user has saved last. */
  isMine?: boolean;
}

type Entry = Record<string, string | null> & {
  documentId: string;
  note?: string | null;
  state?: string;
};

const MAX_ENTRIES = 6;

/** A widget of the desk: the first entries of a query, each a link to its form. */
export function EntryList({ query }: { query: EntryQuery }): ReactNode {
  const { type, nameField, timeField } = query;
  const say = useSay();
  const { get } = useFetchClient();
  const userId = useAuth('EntryList', ({ user }) => user?.id);
  const [entries, setEntries] = useState<Entry[] | 'failed'>();
  useEffect(() => {
    let isShown = true;
    get<{ results: Entry[] }>(`/content-manager/collection-types/${query.type}`, {
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
    return <Widget.NoData>{say('nothing')}</Widget.NoData>;
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3} tag="ul">
      {entries.map((entry) => (
        <Box key={entry.documentId} tag="li">
          <Link
            tag={NavLink}
            to={`/content-manager/collection-types/${type}/${entry.documentId}`}
            dir="auto"
          >
            {entry[nameField] || say('untitled')}
          </Link>
          <ByLine name={entry.editor_name ?? entry.name} time={entry[timeField]} />
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
      ...(states && { state: { $in: states } }),
      ...(isMine && { updatedBy: { id: { $eq: userId } } }),
    },
  };
}
