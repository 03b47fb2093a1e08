import { useIsDesktop } from '@strapi/strapi/admin';
import type { DocumentAction } from '../versions/document-action';
import { useEntryParts } from './inbox-panel';
import { useInboxTexts } from './texts/use-texts';

/**
 * "Answer" beside "Save" on phones and tablets, where Strapi hides the panels of a form in a drawer:
 * opens how far a message or a report is, and its answer.
 */
export const AnswerAction: DocumentAction = ({ model, documentId }) => {
  const { title } = useInboxTexts();
  const isDesktop = useIsDesktop();
  const content = useEntryParts(model, documentId);
  if (!content || isDesktop) return null;
  return {
    label: title,
    position: ['panel'],
    variant: 'secondary',
    dialog: { type: 'modal', title, content, footer: null },
  };
};
