import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { POST } from '../../versions/document-action';
import { useMayMakePublic } from '../../versions/use-may-make-public';
import type { BulkChange, ChosenPost } from './bulk-change';

/** What the list of the content manager gives to a bulk action. Its types are not exported. */
interface BulkActionProps {
  documents: ChosenPost[];
  model: string;
}

interface BulkActionDescription {
  label: string;
  variant: 'secondary';
  dialog: { type: 'modal'; title: string; content: ReactNode; footer: ReactNode };
}

/** Called like a hook while the list renders. Null shows no button. */
export type BulkAction = (props: BulkActionProps) => BulkActionDescription | null;

// Its texts load with it.
const BulkForm = lazy(() => import('./bulk-form'));

/** The actions on chosen posts, for those who may make posts public. */
export function bulkActions(onChanged: () => void): BulkAction[] {
  return (['checked', 'hide', 'show', 'category'] as const).map((change) =>
    bulkAction(change, onChanged),
  );
}

function bulkAction(change: BulkChange, onChanged: () => void): BulkAction {
  return ({ documents, model }) => {
    const { formatMessage } = useIntl();
    const mayMakePublic = useMayMakePublic();
    // Strapi compares what an action returns in depth; the same element is equal at once.
    const content = useMemo(
      () => (
        <Suspense>
          <BulkForm change={change} posts={documents} onChanged={onChanged} />
        </Suspense>
      ),
      [documents],
    );
    if (model !== POST || !mayMakePublic) return null;
    return {
      label: formatMessage({ id: `bulk.${change}` }),
      variant: 'secondary',
      dialog: {
        type: 'modal',
        title: formatMessage({ id: `bulk.${change}.title` }),
        content,
        footer: null,
      },
    };
  };
}
