import { Button, Flex, Typography } from '@strapi/design-system';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { fill } from '../fields/texts/fill';
import { useCatalogue } from '../texts/use-catalogue';
import { type EditViewProps, POST } from '../versions/document-action';
import { reloadEntries } from '../versions/reload-entries';
import { useMayMakePublic } from '../versions/use-may-make-public';
import { texts } from './texts';
import { useMarkChecked } from './use-mark-checked';

/** What the service writes for a business that has confirmed its post; see src/confirmation. */
const BY_BUSINESS = 'confirmed by the business';

/** Beside the form of a public post: when somebody found it to be correct, and the press that says so. */
export function CheckedPanel({ model, documentId, document }: EditViewProps) {
  const { title } = useCatalogue(texts);
  const { checked_at = null, checked_by = null, check_due_at = null } = document ?? {};
  // Strapi compares what a panel returns in depth; the same element is equal at once.
  const content = useMemo(
    () => <Checked documentId={documentId ?? ''} {...{ checked_at, checked_by, check_due_at }} />,
    [documentId, checked_at, checked_by, check_due_at],
  );
  return model === POST && documentId ? { title, content } : null;
}

/** Times are ISO dates. */
interface CheckedProps {
  documentId: string;
  checked_at: string | null;
  checked_by: string | null;
  check_due_at: string | null;
}

function Checked({ documentId, checked_at, checked_by, check_due_at }: CheckedProps) {
  const say = useCatalogue(texts);
  const { formatDate } = useIntl();
  const mayMakePublic = useMayMakePublic();
  const markChecked = useMarkChecked();
  const [loading, setLoading] = useState(false);
  const withDate = (text: string, date: string) =>
    fill(text, { date: formatDate(date, { dateStyle: 'medium' }) });
  const isOverdue = check_due_at !== null && Date.parse(check_due_at) < Date.now();
  const press = async () => {
    setLoading(true);
    if (await markChecked(documentId, say.saved)) reloadEntries();
    setLoading(false);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography tag="p">
        {checked_at ? withDate(say.checkedOn, checked_at) : say.never}
        {checked_at && checked_by && (
          <Typography tag="span" variant="pi" textColor="neutral600" display="block">
            <bdi>
              {fill(say.by, { name: checked_by === BY_BUSINESS ? say.byBusiness : checked_by })}
            </bdi>
          </Typography>
        )}
      </Typography>
      {check_due_at && (
        <Typography tag="p" variant="pi" textColor={isOverdue ? 'danger600' : 'neutral600'}>
          {withDate(isOverdue ? say.overdue : say.dueOn, check_due_at)}
        </Typography>
      )}
      {mayMakePublic && (
        <>
          <Button variant="secondary" onClick={press} loading={loading}>
            {say.stillCorrect}
          </Button>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {say.hint}
          </Typography>
        </>
      )}
    </Flex>
  );
}
