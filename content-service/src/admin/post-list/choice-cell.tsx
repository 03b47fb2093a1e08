import { Typography } from '@strapi/design-system';
import type { Reference } from '../fields/form/post-form';
import { EmptyCell } from './empty-cell';
import { useOptions } from './use-options';

/** An entry that a post refers to, with its main field, in a list of Strapi. */
export interface ReferredEntry {
  id: number;
  name?: string;
  language?: string;
}

interface ChoiceCellProps {
  field: Reference;
  entry: ReferredEntry | null;
}

/** What a post refers to, as its form names it. */
export function ChoiceCell({ field, entry }: ChoiceCellProps) {
  const options = useOptions();
  if (!entry) return <EmptyCell />;
  const chosen = options?.[field].find(({ value }) => value === String(entry.id));
  return (
    <Typography textColor="neutral800" dir="auto">
      {chosen?.label ?? entry.language ?? entry.name}
    </Typography>
  );
}
