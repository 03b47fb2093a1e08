import { Flex } from '@strapi/design-system';
import { useLoaded } from '../translations/use-loaded';
import { AnswerForm } from './answer-form';
import type { InboxEntry, InboxId } from './inbox';
import { ProgressOf } from './progress-of';

interface EntryPartsProps {
  inbox: InboxId;
  documentId: string;
}

/** How far a message or a report is, who has it, and the answer. Nothing while it loads. */
export function EntryParts({ inbox, documentId }: EntryPartsProps) {
  const [entry, reload] = useLoaded<InboxEntry>(`/inbox/${inbox}/entries/${documentId}`);
  if (!entry) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <ProgressOf inbox={inbox} entry={entry} reload={reload} />
      <AnswerForm inbox={inbox} entry={entry} reload={reload} />
    </Flex>
  );
}
