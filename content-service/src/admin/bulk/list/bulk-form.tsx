import {
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useChoices } from '../../fields/form/use-post-form';
import { fieldLabel } from '../field-labels';
import { useTexts } from '../texts/use-texts';
import type { BulkChange } from './bulk-change';

/** What `POST /bulk/posts` answers; see src/bulk/bulk-route.ts. */
interface Changed {
  changed: number;
  left: { documentId: string; title: string | null; reason: string; message: string }[];
}

type BulkFormProps = {
  change: BulkChange;
  documentIds: readonly string[];
  onChanged: () => void;
};

/** The dialog of a change of many posts: asks, then says what was changed and what was not. */
export default function BulkForm({ change, documentIds, onChanged }: BulkFormProps) {
  const { say, language } = useTexts();
  const { post } = useFetchClient();
  const categories = useChoices()?.post_category ?? [];
  const [category, setCategory] = useState<string>();
  const [result, setResult] = useState<Changed>();
  const [failure, setFailure] = useState<string>();
  const [loading, setLoading] = useState(false);
  const apply = async () => {
    setLoading(true);
    setFailure(undefined);
    try {
      const values = {
        hide: { is_active: false },
        show: { is_active: true },
        category: { post_category: category },
        checked: { checked: true },
      }[change];
      const { data } = await post<{ data: Changed }>('/bulk/posts', {
        documentIds,
        change: values,
      });
      setResult(data.data);
      onChanged();
    } catch (error) {
      setFailure(isFetchError(error) ? error.message : say('failed'));
    } finally {
      setLoading(false);
    }
  };
  if (result) return <Result result={result} />;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography tag="p">{say('selected', { count: documentIds.length })}</Typography>
      {change === 'category' ? (
        <Field.Root>
          <Field.Label>{fieldLabel('post_category', language)}</Field.Label>
          <SingleSelect value={category ?? null} onChange={(value) => setCategory(String(value))}>
            {categories.map(({ documentId, label }) => (
              <SingleSelectOption key={documentId} value={documentId}>
                {label}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      ) : (
        <Typography tag="p">{say(`${change}Text`)}</Typography>
      )}
      {failure && (
        <Typography tag="p" role="alert" textColor="danger600">
          {failure}
        </Typography>
      )}
      <Flex>
        <Button onClick={apply} loading={loading} disabled={change === 'category' && !category}>
          {say('apply')}
        </Button>
      </Flex>
    </Flex>
  );
}

function Result({ result: { changed, left } }: { result: Changed }) {
  const { say } = useTexts();
  const reason = (of: Changed['left'][number]) => {
    if (of.reason === 'errors') return of.message;
    return say(of.reason === 'missing' ? 'leftMissing' : 'leftNotPermitted');
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3} role="status">
      <Typography tag="p">{say('changedPosts', { count: changed })}</Typography>
      {left.length > 0 && <Typography tag="p">{say('unchangedPosts')}</Typography>}
      <Flex direction="column" alignItems="stretch" gap={2} tag="ul">
        {left.map((each) => (
          <li key={each.documentId}>
            <Typography fontWeight="bold" dir="auto" tag="p">
              {each.title || say('noTitleYet')}
            </Typography>
            <Typography variant="pi" tag="p">
              {reason(each)}
            </Typography>
          </li>
        ))}
      </Flex>
    </Flex>
  );
}
