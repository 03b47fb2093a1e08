import { Button, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { EditViewProps } from './document-action';
import { Notice } from './notice';
import { useSay } from './texts/desk-texts';
import type { UnsavedChanges } from './unsaved-changes';
import type { UnsavedPost } from './unsaved-posts';
import { useFieldLabel } from './use-field-label';
import { useFormatTime } from './use-format-time';
import type { useKeptChanges } from './use-kept-changes';

type Kept = ReturnType<typeof useKeptChanges>;

interface OfferProps {
  userId: string;
  version: EditViewProps['document'];
  kept: Kept & { offered: NonNullable<Kept['offered']> };
}

/** Offers what an earlier form of a version left unsaved. */
export function OfferedChanges({
  version,
  userId,
  kept: { offered, putBack, deleteOffer },
}: OfferProps) {
  const say = useSay();
  const formatTime = useFormatTime();
  const isOwnSave = String(version?.updatedBy?.id) === userId;
  const isOutdated = version && version.updatedAt !== offered.basedOn && !isOwnSave;
  return (
    <UnsavedNotice
      title={say('unsaved.title', { time: formatTime(offered.at) })}
      changes={offered}
      onPutBack={putBack}
      onDelete={deleteOffer}
    >
      {isOutdated && (
        <Typography tag="p">
          {say('unsaved.conflict', { name: version.editor_name || say('another-user') })}
        </Typography>
      )}
    </UnsavedNotice>
  );
}

type OfferedPostProps = { post: UnsavedPost; onPutBack: () => void; onDelete: () => void };

/** Offers a new post that was never saved. */
export function OfferedPost({ post, onPutBack, onDelete }: OfferedPostProps) {
  const say = useSay();
  const formatTime = useFormatTime();
  const { title } = post.fields;
  return (
    <UnsavedNotice
      title={say('unsaved.post', { time: formatTime(post.at) })}
      changes={post}
      onPutBack={onPutBack}
      onDelete={onDelete}
    >
      <Typography tag="p" dir="auto">
        {typeof title === 'string' ? title : say('untitled')}
      </Typography>
    </UnsavedNotice>
  );
}

interface UnsavedNoticeProps {
  title: string;
  changes: UnsavedChanges;
  onPutBack: () => void;
  onDelete: () => void;
  children: ReactNode;
}

function UnsavedNotice({ title, changes, onPutBack, onDelete, children }: UnsavedNoticeProps) {
  const say = useSay();
  const labelOf = useFieldLabel();
  const { locale } = useIntl();
  const fields = new Intl.ListFormat(locale).format(Object.keys(changes.fields).map(labelOf));
  return (
    <Notice isWarning>
      <Typography fontWeight="bold" tag="p">
        {title}
      </Typography>
      {children}
      <Typography tag="p">{say('unsaved.fields', { fields })}</Typography>
      <Flex gap={2} wrap="wrap">
        <Button size="S" onClick={onPutBack}>
          {say('unsaved.put-back')}
        </Button>
        <Button size="S" variant="tertiary" onClick={onDelete}>
          {say('unsaved.delete')}
        </Button>
      </Flex>
    </Notice>
  );
}
