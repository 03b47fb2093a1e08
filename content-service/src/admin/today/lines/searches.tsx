import { fill } from '../../fields/texts/fill';
import { VERSION } from '../../versions/document-action';
import type { LineProps } from '../section';
import { useTexts } from '../texts/use-texts';
import { EntryLink } from './entry-buttons';
import { EntryLine } from './line';

/** What was searched and not found. */
export function SearchLine({ row }: LineProps) {
  const texts = useTexts();
  const { title } = row;
  const times = fill(texts.times, { count: Number(row.facts.times) });
  return (
    <EntryLine title={title} facts={[times]}>
      <EntryLink
        label={texts.write}
        title={title}
        to={`/content-manager/collection-types/${VERSION}/create`}
      />
    </EntryLine>
  );
}
