import {
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { isFetchError, useFetchClient, useTable } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { useChoices } from '../../fields/form/use-post-form';
import { fieldLabel } from '../field-labels';
import { useTexts } from '../texts/use-texts';
import type { BulkChange, ChosenPost } from './bulk-change';
import { addUp, type Changed, changePosts } from './change-posts';

/** So many are named. */
const MAX_TITLES = 5;

type BulkFormProps = {
  change: BulkChange;
  posts: readonly ChosenPost[];
  onChanged: () => void;
};

/** The dialog of a change of many posts: asks, then says what was changed and what was not. */
export default function BulkForm({ change, posts, onChanged }: BulkFormProps) {
  const { say, language } = useTexts();
  const { post } = useFetchClient();
  const categories = useChoices()?.post_category ?? [];
  const [category, setCategory] = useState<string>();
  const [result, setResult] = useState<Changed>();
  const [rest, setRest] = useState(() => posts.map(({ documentId }) => documentId));
  const [failure, setFailure] = useState<string>();
  const [loading, setLoading] = useState(false);
  useSelectionAfter(result !== undefined, rest);
  const send = async (documentIds: readonly string[]) => {
    const values = {
      hide: { is_active: false },
      show: { is_active: true },
      category: { post_category: category },
      checked: { checked: true },
    }[change];
    const { data } = await post<{ data: Changed }>('/bulk/posts', { documentIds, change: values });
    return data.data;
  };
  const apply = async () => {
    setLoading(true);
    setFailure(undefined);
    let total = result;
    try {
      await changePosts(rest, send, (changed, next) => {
        total = addUp(total, changed);
        setResult(total);
        setRest([...next]);
        onChanged();
      });
    } catch (error) {
      const reason = say(total ? 'failedLater' : 'failed');
      const changed = total ? `${say('changedPosts', { count: total.changed })} ` : '';
      setFailure(changed + (isFetchError(error) ? error.message : reason));
    } finally {
      setLoading(false);
    }
  };
  if (result && rest.length === 0) return <Result result={result} />;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Chosen posts={posts.filter(({ documentId }) => rest.includes(documentId))} />
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

/** Once posts were changed, only those that are left to change stay selected when the dialog closes. */
function useSelectionAfter(isChanged: boolean, rest: readonly string[]): void {
  // Strapi shows the dialog within the list only while something is selected.
  const table = useTable('BulkForm', ({ selectedRows, selectRow }) => ({
    selectedRows,
    selectRow,
  }));
  const latest = useRef({ ...table, rest });
  latest.current = { ...table, rest };
  useEffect(() => {
    if (!isChanged) return;
    return () => {
      const { selectedRows, selectRow, rest } = latest.current;
      selectRow(
        selectedRows.filter((row) => 'documentId' in row && rest.includes(String(row.documentId))),
      );
    };
  }, [isChanged]);
}

function Chosen({ posts }: { posts: readonly ChosenPost[] }) {
  const { say } = useTexts();
  const others = posts.length - MAX_TITLES;
  return (
    <div>
      <Typography tag="p" fontWeight="bold">
        {say('selected', { count: posts.length })}
      </Typography>
      <ul>
        {posts.slice(0, MAX_TITLES).map(({ documentId, title }) => (
          <Typography key={documentId} tag="li" dir="auto">
            {title || say('noTitleYet')}
          </Typography>
        ))}
        {others > 0 && <Typography tag="li">{say('more', { count: others })}</Typography>}
      </ul>
    </div>
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
