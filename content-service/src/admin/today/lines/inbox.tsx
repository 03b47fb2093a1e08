import { fill } from '../../fields/texts/fill';
import { type InboxId, inboxAddress } from '../../inbox/inbox';
import { useInboxTexts } from '../../inbox/texts/use-texts';
import { useProgress } from '../../inbox/use-progress';
import { useFormatTime } from '../../versions/use-format-time';
import { type LineProps, textFact } from '../section';
import { useTexts } from '../texts/use-texts';
import { EntryButton, EntryLink } from './entry-buttons';
import { EntryLine } from './line';

/** What a reader reported about a post. */
export function ReportLine(props: LineProps) {
  const texts = useTexts();
  const { reasons } = useInboxTexts();
  const { facts } = props.row;
  const reason = textFact(props.row, 'reason');
  return (
    <InboxLine
      {...props}
      inbox="reports"
      extra={[
        reason && (reasons[reason] ?? reason),
        facts.wantsAnswer ? texts.wantsAnswer : null,
        facts.contactHidden ? texts.contactHidden : null,
      ]}
    />
  );
}

/** A message that came by the contact form. */
export function MessageLine(props: LineProps) {
  const texts = useTexts();
  const { mailFailed } = props.row.facts;
  return (
    <InboxLine
      {...props}
      inbox="messages"
      extra={[textFact(props.row, 'name'), mailFailed ? texts.mailFailed : null]}
    />
  );
}

interface InboxLineProps extends LineProps {
  inbox: InboxId;
  extra: readonly (string | null)[];
}

function InboxLine({ row, reload, inbox, extra }: InboxLineProps) {
  const texts = useTexts();
  const { takeOver } = useInboxTexts();
  const formatTime = useFormatTime();
  const { maySettle, setProgress } = useProgress(inbox);
  const { title, key } = row;
  const assignee = textFact(row, 'assignee');
  const created = textFact(row, 'created');
  const isNew = textFact(row, 'state') !== 'in-work';
  const isOfOther = !isNew && row.facts.isOwn !== true;
  const press = async () => {
    await setProgress(key, isNew || isOfOther ? 'in-work' : 'done', isOfOther);
    // After a failure as well: somebody else may have taken it meanwhile.
    await reload();
  };
  const facts = [
    ...extra,
    created && formatTime(created),
    assignee && fill(texts.hasIt, { name: assignee }),
  ];
  const to = inboxAddress(inbox, key);
  return (
    <EntryLine title={title} to={to} facts={facts} quotation={textFact(row, 'words')}>
      <EntryLink label={texts.answer} title={title} to={to} />
      {maySettle && (
        <EntryButton
          label={isOfOther ? takeOver : isNew ? texts.take : texts.settle}
          title={title}
          onPress={press}
          isMain={isNew}
        />
      )}
    </EntryLine>
  );
}
