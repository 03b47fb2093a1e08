import { formAddress, POST } from '../../versions/document-action';
import { type LineProps, textFact } from '../section';
import { useTexts } from '../texts/use-texts';
import { useEditPost } from '../use-edit-post';
import { useWords } from '../use-words';
import { EntryButton, EntryLink } from './entry-buttons';
import { EntryLine } from './line';

const NEEDS = {
  outdated: ['outdated', 'update'],
  machine: ['machine', 'check'],
  missing: ['missing', 'translate'],
} as const;

/** A translation that needs work, or a post that is missing in a language. */
export function TranslationLine({ row }: LineProps) {
  const texts = useTexts();
  const { language } = useWords();
  const edit = useEditPost();
  const { title, key } = row;
  const need = textFact(row, 'need') ?? '';
  const [fact, press] = need in NEEDS ? NEEDS[need as keyof typeof NEEDS] : NEEDS.outdated;
  const to = formAddress(POST, key);
  return (
    <EntryLine title={title} to={to} facts={[language(row.post?.language), texts[fact]]}>
      {press === 'translate' ? (
        <EntryLink label={texts.translate} title={title} to={to} />
      ) : (
        <EntryButton label={texts[press]} title={title} onPress={() => edit(key)} />
      )}
    </EntryLine>
  );
}
