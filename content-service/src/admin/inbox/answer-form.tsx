import {
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  Typography,
} from '@strapi/design-system';
import { useState } from 'react';
import { fill } from '../fields/texts/fill';
import { useLoaded } from '../translations/use-loaded';
import { useFormatTime } from '../versions/use-format-time';
import type { EntryProps } from './inbox';
import { useInboxTexts } from './texts/use-texts';
import { useAnswerDraft } from './use-answer-draft';
import { useProgress } from './use-progress';

interface Template {
  documentId: string;
  name: string;
  text: string;
}

/** The answer to a message or a report: what was sent, or a field for it. */
export function AnswerForm(props: EntryProps) {
  const texts = useInboxTexts();
  const formatTime = useFormatTime();
  const { maySettle } = useProgress(props.inbox);
  const { answer, answeredAt, isAnswerable } = props.entry;
  if (answeredAt) {
    return (
      <Flex direction="column" alignItems="stretch" gap={1} width="100%">
        <Typography tag="p" variant="pi" textColor="neutral600">
          {fill(texts.answeredOn, { time: formatTime(answeredAt) })}
        </Typography>
        <Typography tag="p" dir="auto" style={{ whiteSpace: 'pre-line' }}>
          {answer}
        </Typography>
      </Flex>
    );
  }
  if (!isAnswerable) return <Typography textColor="neutral600">{texts.noAddress}</Typography>;
  return maySettle ? <Writing {...props} /> : null;
}

function Writing({ inbox, entry, reload }: EntryProps) {
  const texts = useInboxTexts();
  const { answer } = useProgress(inbox);
  const { documentId, language, title, name } = entry;
  const [templates] = useLoaded<Template[]>(
    `/inbox/${inbox}/templates?language=${language ?? 'en'}`,
  );
  const [text, setText] = useAnswerDraft(inbox, documentId);
  const [isSending, setIsSending] = useState(false);
  const choose = (chosen: string | number) => {
    const template = templates?.find((each) => each.documentId === chosen);
    if (!template) return;
    const filled = fill(template.text, { name: name ?? '', title: title ?? '' });
    // Below what is there already.
    setText([text.trim(), filled].filter(Boolean).join('\n\n'));
  };
  const send = async () => {
    setIsSending(true);
    if (await answer(documentId, text)) {
      setText('');
      await reload();
    }
    setIsSending(false);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {templates && templates.length > 0 && (
        <Field.Root>
          <Field.Label>{texts.template}</Field.Label>
          <SingleSelect placeholder={texts.chooseTemplate} onChange={choose}>
            {templates.map((template) => (
              <SingleSelectOption key={template.documentId} value={template.documentId}>
                {template.name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      )}
      <Field.Root hint={texts.hint}>
        <Field.Label>{texts.answer}</Field.Label>
        <Textarea
          dir="auto"
          lang={language ?? undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Field.Hint />
      </Field.Root>
      <Button onClick={send} loading={isSending} disabled={text.trim() === ''}>
        {texts.send}
      </Button>
    </Flex>
  );
}
