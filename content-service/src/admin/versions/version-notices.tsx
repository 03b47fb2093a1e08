import { Flex, Typography } from '@strapi/design-system';
import { useAuth, unstable_useDocument as useDocument } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { describeDeskError } from './describe-desk-error';
import { documentQuery, type EditViewProps, isOpen } from './document-action';
import { Notice } from './notice';
import { useSay } from './texts/desk-texts';
import { OfferedChanges, OfferedPost } from './unsaved-notices';
import { type AutosaveState, useAutosave } from './use-autosave';
import { useChangesOfClosed } from './use-changes-of-closed';
import { useFormatTime } from './use-format-time';
import { useKeptChanges } from './use-kept-changes';
import { usePresence } from './use-presence';
import { useTypedMeanwhile } from './use-typed-meanwhile';
import { useUnsavedPosts } from './use-unsaved-posts';

/** Below the buttons of a version: who else edits it, what was left unsaved, what was saved. */
export function VersionNotices({ versionId }: { versionId: string | undefined }) {
  const say = useSay();
  const { locale } = useIntl();
  const userId = String(useAuth('VersionNotices', ({ user }) => user?.id));
  const { document, getInitialFormValues } = useDocument(documentQuery(versionId));
  // Strapi types the document by its content type, which the panel does not know.
  const version = document as EditViewProps['document'];
  const loaded = version?.updatedAt;
  const isDraft = version?.state === 'autosaved' || version?.state === 'draft';
  const unsaved = useUnsavedPosts(userId, versionId);
  const form = { userId, versionId: versionId ?? unsaved.formId, isNew: versionId === undefined };
  const kept = useKeptChanges(form, loaded ?? null);
  useChangesOfClosed(
    form,
    isOpen(version?.state) ? version?.post_document_id : undefined,
    kept.offerTaken,
  );
  const autosave = useAutosave({ userId, versionId, loaded, isDraft });
  useTypedMeanwhile(versionId, document && getInitialFormValues());
  const others = usePresence(isOpen(version?.state) ? versionId : undefined);
  const names = new Intl.ListFormat(locale).format(others);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {version?.state && !isOpen(version.state) && <Notice>{say('not-open')}</Notice>}
      {others.length > 0 && <Notice>{say('editing', { names, count: others.length })}</Notice>}
      {unsaved.posts.map((post) => (
        <OfferedPost
          key={post.id}
          post={post}
          onPutBack={() => unsaved.putBack(post)}
          onDelete={() => unsaved.remove(post)}
        />
      ))}
      {kept.offered && (
        <OfferedChanges
          version={version}
          userId={userId}
          kept={{ ...kept, offered: kept.offered }}
        />
      )}
      {autosave && <AutosaveNotice state={autosave} />}
    </Flex>
  );
}

function AutosaveNotice({ state }: { state: AutosaveState }) {
  const say = useSay();
  const formatTime = useFormatTime();
  const { formatTime: formatHour } = useIntl();
  if (state.kind === 'saved') {
    return (
      <Typography role="status" variant="pi" textColor="neutral600">
        {say('autosave.saved', { time: formatHour(state.at) })}
      </Typography>
    );
  }
  const reason =
    state.kind === 'conflict'
      ? describeDeskError({ message: '', details: state.details }, say, formatTime)
      : '';
  return <Notice isWarning>{`${reason} ${say('unsaved.kept')}`.trim()}</Notice>;
}
