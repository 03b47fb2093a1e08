import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { MAX_FILE_BYTES } from 'post-rules/file-limit';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { fill } from '../fields/texts/fill';
import { useReturnFocus } from '../frame/focus';
import type { Description } from './ask-before-uploads';
import { DescriptionFields } from './description-fields';
import { alternativeTextOf, type Draft, EMPTY_DRAFT } from './draft';
import { formatSize } from './format-size';
import { answer, type Question } from './open-questions';
import { type Refusal, refusalOf } from './refusal';
import { useTexts } from './texts/use-texts';

/** Asks for the alternative texts of pictures before they are uploaded, and says which files are not. */
export default function UploadDialog({ questions }: { questions: Question[] }) {
  const texts = useTexts();
  const returnFocus = useReturnFocus();
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map());
  const [isChecked, setChecked] = useState(false);
  const pictures = questions.filter(({ upload }) => !refusalOf(upload.file));
  const descriptions = new Map<number, Description>();
  for (const { id } of pictures) {
    const alternativeText = alternativeTextOf(drafts.get(id) ?? EMPTY_DRAFT);
    if (alternativeText !== null) descriptions.set(id, { alternativeText });
  }
  const isComplete = descriptions.size === pictures.length;
  const upload = () => {
    setChecked(true);
    if (isComplete) answer(descriptions);
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && answer(null)}>
      <Modal.Content aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <Modal.Header closeLabel={texts.cancel}>
          <Modal.Title>{pictures.length > 0 ? texts.title : texts.notUploaded}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={6}>
            {questions.map((question) => {
              const refusal = refusalOf(question.upload.file);
              return refusal ? (
                <Refused key={question.id} file={question.upload.file} refusal={refusal} />
              ) : (
                <Flex key={question.id} direction="column" alignItems="stretch" gap={3}>
                  <Preview file={question.upload.file} />
                  <DescriptionFields
                    draft={drafts.get(question.id) ?? EMPTY_DRAFT}
                    onChange={(draft) => setDrafts(new Map(drafts).set(question.id, draft))}
                    error={isChecked && !descriptions.has(question.id) ? texts.required : undefined}
                  />
                </Flex>
              );
            })}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={() => answer(null)}>
            {texts.cancel}
          </Button>
          {pictures.length > 0 && (
            <Flex gap={2} wrap="wrap">
              {!isComplete && (
                <Button variant="secondary" onClick={() => answer(descriptions)}>
                  {texts.later}
                </Button>
              )}
              <Button onClick={upload}>{texts.upload}</Button>
            </Flex>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function Refused({ file, refusal }: { file: File; refusal: Refusal }) {
  const texts = useTexts();
  const { locale } = useIntl();
  const size = formatSize(file.size, locale);
  const limit = formatSize(MAX_FILE_BYTES, locale);
  return (
    <Typography role="alert" textColor="danger600">
      {fill(texts[refusal], { name: file.name, size, limit })}
    </Typography>
  );
}

function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return (
    <Flex gap={3}>
      {address && (
        <Box
          tag="img"
          src={address}
          alt=""
          maxHeight="8rem"
          maxWidth="12rem"
          style={{ objectFit: 'contain' }}
        />
      )}
      <Typography dir="auto" ellipsis>
        {file.name}
      </Typography>
    </Flex>
  );
}
