import { describeNote } from '../../versions/describe-note';
import { formAddress, VERSION } from '../../versions/document-action';
import { useSay } from '../../versions/texts/desk-texts';
import { useFormatTime } from '../../versions/use-format-time';
import { type LineProps, textFact } from '../section';
import { useTexts } from '../texts/use-texts';
import { useWords } from '../use-words';
import { EntryLink } from './entry-buttons';
import { EntryLine } from './line';

/** A version that waits for somebody who makes it public. */
export function InReviewLine({ row }: LineProps) {
  const texts = useTexts();
  const say = useSay();
  const formatTime = useFormatTime();
  const { language } = useWords();
  const { title, key } = row;
  const updated = textFact(row, 'updated');
  const note = describeNote({ note: textFact(row, 'note'), state: 'in-review' }, say);
  const facts = [
    language(row.post?.language),
    textFact(row, 'editor'),
    updated && formatTime(updated),
  ];
  const to = formAddress(VERSION, key);
  return (
    <EntryLine title={title} to={to} facts={facts} quotation={note}>
      <EntryLink label={texts.look} title={title} to={to} />
    </EntryLine>
  );
}
