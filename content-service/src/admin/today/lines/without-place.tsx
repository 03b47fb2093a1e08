import { formAddress, POST } from '../../versions/document-action';
import { type LineProps, textFact } from '../section';
import { useTexts } from '../texts/use-texts';
import { useEditPost } from '../use-edit-post';
import { useWords } from '../use-words';
import { EntryButton } from './entry-buttons';
import { EntryLine } from './line';

/** An event of which nobody knows where it is. */
export function WithoutPlaceLine({ row }: LineProps) {
  const texts = useTexts();
  const { dated, language } = useWords();
  const edit = useEditPost();
  const { title, key } = row;
  const start = dated(texts.starts, textFact(row, 'start')) ?? texts.noDate;
  return (
    <EntryLine
      title={title}
      to={formAddress(POST, key)}
      facts={[language(row.post?.language), start]}
    >
      <EntryButton label={texts.edit} title={title} onPress={() => edit(key)} />
    </EntryLine>
  );
}
