import { Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import { useCallback, useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { ByLine } from './by-line';
import { describeNotes } from './describe-note';
import { openDialog } from './dialog';
import { type EditViewProps, formAddress, isOpen, POST, VERSION } from './document-action';
import { Note } from './note';
import { useSay } from './texts/desk-texts';
import { useDesk } from './use-desk';
import { useFormatPlannedTime } from './use-format-time';
import { usePostRights } from './use-post-rights';
import { VersionNotes } from './version-notes';
import { STATE_WORDS, type VersionSummary } from './version-summary';

/** Beside the form: the state of the version, and the versions of its post with who and when. */
export function StatePanel({ model, documentId, document }: EditViewProps) {
  const say = useSay();
  const postId = model === POST ? documentId : document?.post_document_id;
  const rights = usePostRights(model === POST ? documentId : undefined);
  if ((model !== POST && model !== VERSION) || !documentId) return null;
  if (model === POST && !rights.read) return null;
  return {
    title: say('history'),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        {model === VERSION && document?.state && <State document={document} isAlone={!postId} />}
        {postId && <History postId={postId} current={documentId} key={document?.updatedAt} />}
      </Flex>
    ),
  };
}

interface StateProps {
  document: NonNullable<EditViewProps['document']>;
  /** The history, which names the state as well, is not shown. */
  isAlone: boolean;
}

function State({ document, isAlone }: StateProps) {
  const say = useSay();
  const formatTime = useFormatPlannedTime();
  const key = Object.entries(STATE_WORDS).find(([state]) => state === document.state)?.[1];
  const lines = [
    document.appears_at && say('schedule.appears-at', { time: formatTime(document.appears_at) }),
    document.disappears_at &&
      say('schedule.disappears-at', { time: formatTime(document.disappears_at) }),
  ].filter(Boolean);
  if (!isAlone && lines.length === 0 && describeNotes(document, say).length === 0) return null;
  return (
    <Box>
      {isAlone && (
        <Typography variant="omega" fontWeight="bold" tag="p">
          {key && say(key)}
        </Typography>
      )}
      {lines.map((line) => (
        <Note key={line}>{line}</Note>
      ))}
      <VersionNotes version={document} />
    </Box>
  );
}

function History({ postId, current }: { postId: string; current: string }) {
  const say = useSay();
  const desk = useDesk();
  const [versions, setVersions] = useState<VersionSummary[]>();
  const [total, setTotal] = useState(0);
  const load = useCallback(
    (start: number) => {
      const address = `/posts/${postId}/history?start=${start}`;
      return desk.get<{ versions: VersionSummary[]; total: number }>(address);
    },
    [desk, postId],
  );
  useEffect(() => {
    let isShown = true;
    load(0).then((history) => {
      if (!isShown || !history) return;
      setVersions(history.versions);
      setTotal(history.total);
    });
    return () => {
      isShown = false;
    };
  }, [load]);
  const showOlder = async () => {
    const shown = versions ?? [];
    const history = await load(shown.length);
    if (history) setVersions([...shown, ...history.versions]);
  };
  if (!versions) return null;
  if (versions.length === 0) {
    return (
      <Typography variant="pi" textColor="neutral600">
        {say('no-versions')}
      </Typography>
    );
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3} tag="ol">
      {versions.map((version, place) => (
        <Entry
          key={version.documentId}
          version={version}
          isCurrent={version.documentId === current}
          before={versions.slice(place + 1).find(({ state }) => state === 'public')}
        />
      ))}
      {versions.length < total && (
        <Button variant="tertiary" size="S" onClick={showOlder}>
          {say('show-older')}
        </Button>
      )}
    </Flex>
  );
}

interface EntryProps {
  version: VersionSummary;
  isCurrent: boolean;
  /** The public version before it, which it changed. */
  before: VersionSummary | undefined;
}

function Entry({ version, isCurrent, before }: EntryProps) {
  const say = useSay();
  const { documentId, state, editor_name, updatedAt } = version;
  // What an open version changes is seen against the post as it is now.
  const compared = isOpen(state) ? null : before;
  return (
    <Box tag="li">
      {isCurrent ? (
        <Typography fontWeight="bold">{say(STATE_WORDS[state])}</Typography>
      ) : (
        <Link tag={NavLink} to={formAddress(VERSION, documentId)}>
          {say(STATE_WORDS[state])}
        </Link>
      )}
      <ByLine name={editor_name} time={updatedAt} />
      {!isCurrent && <VersionNotes version={version} />}
      {compared !== undefined && (
        <Box
          tag="button"
          type="button"
          paddingTop={1}
          paddingBottom={1}
          onClick={() => openDialog({ kind: 'changes', before: compared, after: version })}
        >
          <Typography variant="pi" textColor="primary600" style={{ textDecoration: 'underline' }}>
            {say('show-changes')}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
