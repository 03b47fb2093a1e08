import { useState } from 'react';
import { fill } from '../../fields/texts/fill';
import { useMayMakePublic } from '../../versions/use-may-make-public';
import { type LineProps, textFact } from '../section';
import { useTexts } from '../texts/use-texts';
import { useWords } from '../use-words';
import { EntryButton } from './entry-buttons';
import { EntryLine } from './line';
import { ReplaceLink } from './replace-link';

/** The faults that have words of ours, as `src/links/check-host.ts` names them. */
const FAULTS = [
  'not-found',
  'unreachable',
  'no-answer',
  'certificate',
  'server-error',
  'redirects',
] as const;

/** An address of another site that no longer works. */
export function LinkLine({ row, reload }: LineProps) {
  const texts = useTexts();
  const { dated } = useWords();
  const mayMakePublic = useMayMakePublic();
  const [isOpen, setIsOpen] = useState(false);
  const fault = FAULTS.find((each) => each === row.facts.fault);
  const facts = [
    fault ? texts[fault] : null,
    dated(texts.since, textFact(row, 'since')),
    fill(texts.inPosts, { count: Number(row.facts.posts) }),
  ];
  return (
    <>
      <EntryLine title={row.title} facts={facts}>
        {mayMakePublic && !isOpen && (
          <EntryButton
            label={texts.replace}
            title={row.title}
            onPress={async () => setIsOpen(true)}
            isMain
          />
        )}
      </EntryLine>
      {isOpen && <ReplaceLink from={row.key} close={() => setIsOpen(false)} reload={reload} />}
    </>
  );
}
