import { useIsDesktop } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import type { EditViewProps } from '../versions/document-action';
import { EntryParts } from './entry-parts';
import { inboxOf } from './inbox';
import { useInboxTexts } from './texts/use-texts';

/**
 * Beside the form of a message or a report: how far it is, who has it, and the answer. Where there is
 * no room beside the form, `AnswerAction` opens them.
 */
export function InboxPanel({ model, documentId }: EditViewProps) {
  const { title } = useInboxTexts();
  const isDesktop = useIsDesktop();
  const content = useEntryParts(model, documentId);
  return content && isDesktop ? { title, content } : null;
}

/**
 * The parts of a message or a report; null for other types.
 * @returns the same element each time: Strapi compares in depth what panels and actions return
 */
export function useEntryParts(model: string, documentId: string | undefined) {
  return useMemo(() => {
    const inbox = inboxOf(model);
    if (!inbox || !documentId) return null;
    return <EntryParts key={documentId} inbox={inbox} documentId={documentId} />;
  }, [model, documentId]);
}
