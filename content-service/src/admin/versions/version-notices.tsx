import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useAuth, unstable_useDocument as useDocument } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { describeRefusal } from './describe-refusal';
import { type EditViewProps, isOpen, VERSION } from './document-action';
import { useSay } from './texts/desk-texts';
import { type AutosaveState, useAutosave } from './use-autosave';
import { useFieldLabel } from './use-field-label';
import { useFormatTime } from './use-format-time';
import { useKeptChanges } from './use-kept-changes';
import { usePresence } from './use-presence';

/** Below the buttons of a version: who else edits it, what was left unsaved, what was saved. */
export function VersionNotices({ versionId }: { versionId: string | undefined }) {
  const say = useSay();
  const { locale } = useIntl();
  const userId = String(useAuth('VersionNotices', ({ user }) => user?.id));
  const query = { model: VERSION, collectionType: 'collection-types', documentId: versionId ?? '' };
  // Strapi types the document by its content type, which the panel does not know.
  const version = useDocument(query).document as EditViewProps['document'];
  const loaded = version?.updatedAt;
  const isDraft = version?.state === 'autosaved' || version?.state === 'draft';
  const kept = useKeptChanges({ userId, versionId }, loaded ?? null);
  const autosave = useAutosave({ userId, versionId, loaded, isDraft });
  const others = usePresence(isOpen(version?.state) ? versionId : undefined);
  const names = new Intl.ListFormat(locale).format(others);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {others.length > 0 && <Notice>{say('editing', { names, count: others.length })}</Notice>}
      {kept.offered && (
        <Offer version={version} userId={userId} kept={{ ...kept, offered: kept.offered }} />
      )}
      {autosave && <AutosaveNotice state={autosave} />}
    </Flex>
  );
}

type Kept = ReturnType<typeof useKeptChanges>;

interface OfferProps {
  userId: string;
  version: EditViewProps['document'];
  kept: Kept & { offered: NonNullable<Kept['offered']> };
}

function Offer({ version, userId, kept: { offered, putBack, deleteOffer } }: OfferProps) {
  const say = useSay();
  const formatTime = useFormatTime();
  const labelOf = useFieldLabel();
  const { locale } = useIntl();
  const fields = new Intl.ListFormat(locale).format(Object.keys(offered.fields).map(labelOf));
  const isOwnSave = String(version?.updatedBy?.id) === userId;
  const isOutdated = version && version.updatedAt !== offered.basedOn && !isOwnSave;
  return (
    <Notice isWarning>
      <Typography fontWeight="bold" tag="p">
        {say('unsaved.title', { time: formatTime(offered.at) })}
      </Typography>
      <Typography tag="p">{say('unsaved.fields', { fields })}</Typography>
      {isOutdated && (
        <Typography tag="p">
          {say('unsaved.conflict', { name: version.editor_name || say('another-user') })}
        </Typography>
      )}
      <Flex gap={2} wrap="wrap">
        <Button size="S" onClick={putBack}>
          {say('unsaved.put-back')}
        </Button>
        <Button size="S" variant="tertiary" onClick={deleteOffer}>
          {say('unsaved.delete')}
        </Button>
      </Flex>
    </Notice>
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
      ? describeRefusal({ message: '', details: state.details }, say, formatTime)
      : '';
  return <Notice isWarning>{`${reason} ${say('unsaved.kept')}`.trim()}</Notice>;
}

function Notice({ children, isWarning = false }: { children: ReactNode; isWarning?: boolean }) {
  return (
    <Box
      role="status"
      background={isWarning ? 'warning100' : 'primary100'}
      borderColor={isWarning ? 'warning200' : 'primary200'}
      hasRadius
      padding={3}
    >
      <Flex direction="column" alignItems="stretch" gap={2}>
        {typeof children === 'string' ? <Typography>{children}</Typography> : children}
      </Flex>
    </Box>
  );
}
