import { useMarkChecked } from '../../verification/use-mark-checked';
import { formAddress, POST } from '../../versions/document-action';
import { useMayMakePublic } from '../../versions/use-may-make-public';
import { type LineProps, textFact } from '../section';
import { useTexts } from '../texts/use-texts';
import { useEditPost } from '../use-edit-post';
import { useWords } from '../use-words';
import { EntryButton } from './entry-buttons';
import { EntryLine } from './line';

/** A post whose check is due. */
export function ToCheckLine({ row, reload }: LineProps) {
  const texts = useTexts();
  const { dated, language } = useWords();
  const mayMakePublic = useMayMakePublic();
  const markChecked = useMarkChecked();
  const edit = useEditPost();
  const { title, key } = row;
  const press = async () => {
    if (await markChecked(key, texts.markedChecked)) await reload();
  };
  const facts = [
    language(row.post?.language),
    dated(texts.due, textFact(row, 'due')),
    dated(texts.checked, textFact(row, 'checked')) ?? texts.never,
    textFact(row, 'reported') && texts.reported,
  ];
  return (
    <EntryLine title={title} to={formAddress(POST, key)} facts={facts}>
      <EntryButton label={texts.edit} title={title} onPress={() => edit(key)} />
      {mayMakePublic && (
        <EntryButton label={texts.stillCorrect} title={title} onPress={press} isMain />
      )}
    </EntryLine>
  );
}
