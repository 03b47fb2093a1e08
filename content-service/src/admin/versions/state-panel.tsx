import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { type EditViewProps, formAddress, POST, VERSION } from './document-action';
import { useDesk } from './use-desk';
import { STATE_WORDS } from './words';

interface VersionSummary {
  documentId: string;
  state: keyof typeof STATE_WORDS;
  editor_name: string | null;
  updatedAt: string;
  note: string | null;
}

/** Beside the form: the state of the version, and the versions of its post with who and when. */
export function StatePanel({ model, documentId, document }: EditViewProps) {
  const { formatMessage } = useIntl();
  const postId = model === POST ? documentId : document?.post_document_id;
  if ((model !== POST && model !== VERSION) || !documentId) return null;
  return {
    title: formatMessage({ id: 'desk.history', defaultMessage: 'Versions' }),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        {model === VERSION && document?.state && <State document={document} />}
        {postId && <History postId={postId} current={documentId} key={document?.updatedAt} />}
      </Flex>
    ),
  };
}

function State({ document }: { document: NonNullable<EditViewProps['document']> }) {
  const { formatMessage } = useIntl();
  const words = Object.entries(STATE_WORDS).find(([state]) => state === document.state)?.[1];
  return (
    <Box>
      <Typography variant="omega" fontWeight="bold" tag="p">
        {words && formatMessage(words)}
      </Typography>
      {document.note && (
        <Typography variant="pi" tag="p">
          {document.note}
        </Typography>
      )}
    </Box>
  );
}

function History({ postId, current }: { postId: string; current: string }) {
  const { formatMessage, formatDate } = useIntl();
  const desk = useDesk();
  const [versions, setVersions] = useState<VersionSummary[]>([]);
  useEffect(() => {
    let isShown = true;
    desk.get<{ versions: VersionSummary[] }>(`/posts/${postId}/history`).then((history) => {
      if (isShown) setVersions(history?.versions ?? []);
    });
    return () => {
      isShown = false;
    };
  }, [desk, postId]);
  if (versions.length === 0) {
    return (
      <Typography variant="pi" textColor="neutral600">
        {formatMessage({ id: 'desk.no-versions', defaultMessage: 'No earlier versions.' })}
      </Typography>
    );
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={2} tag="ol">
      {versions.map(({ documentId, state, editor_name, updatedAt }) => (
        <Box key={documentId} tag="li">
          {documentId === current ? (
            <Typography fontWeight="bold">{formatMessage(STATE_WORDS[state])}</Typography>
          ) : (
            <Link tag={NavLink} to={formAddress(VERSION, documentId)}>
              {formatMessage(STATE_WORDS[state])}
            </Link>
          )}
          <Typography variant="pi" textColor="neutral600" tag="p">
            {[editor_name, formatDate(updatedAt, { dateStyle: 'medium', timeStyle: 'short' })]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      ))}
    </Flex>
  );
}
